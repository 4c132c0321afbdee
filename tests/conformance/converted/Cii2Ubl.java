import com.helger.diagnostics.error.list.ErrorList;
import com.helger.en16931.cii2ubl.CIIToUBL21Converter;
import com.helger.ubl21.UBL21Marshaller;
import java.io.File;
import java.io.Serializable;
import java.nio.file.Files;
import java.nio.file.Path;
import oasis.names.specification.ubl.schema.xsd.creditnote_21.CreditNoteType;
import oasis.names.specification.ubl.schema.xsd.invoice_21.InvoiceType;

/** Converts CII to UBL 2.1: of each line "from, tab, to" of the standard input, the file is written unless the converter gives none. */
class Cii2Ubl {
  public static void main(String[] given) throws Exception {
    for (String line : new String(System.in.readAllBytes(), "UTF-8").split("\n")) {
      String[] names = line.split("\t");
      byte[] xml = converted(new File(names[0]));
      if (xml != null) Files.write(Path.of(names[1]), xml);
    }
  }

  private static byte[] converted(File cii) {
    try {
      Serializable ubl = new CIIToUBL21Converter().convertCIItoUBL(cii, new ErrorList());
      if (ubl instanceof InvoiceType) return UBL21Marshaller.invoice().getAsBytes((InvoiceType) ubl);
      if (ubl instanceof CreditNoteType) return UBL21Marshaller.creditNote().getAsBytes((CreditNoteType) ubl);
      return null;
    } catch (RuntimeException broken) {
      return null;
    }
  }
}
