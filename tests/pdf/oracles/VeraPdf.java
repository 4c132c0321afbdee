import java.io.FileInputStream;
import java.util.TreeSet;
import java.util.logging.LogManager;
import org.verapdf.gf.foundry.VeraGreenfieldFoundryProvider;
import org.verapdf.pdfa.Foundries;
import org.verapdf.pdfa.PDFAParser;
import org.verapdf.pdfa.flavours.PDFAFlavour;
import org.verapdf.pdfa.results.TestAssertion;
import org.verapdf.pdfa.results.ValidationResult;

/** Judges files by a standard such as PDFA_3_A: a line each, "ok" or the clauses that are broken, then a tab and the file. */
class VeraPdf {
  public static void main(String[] given) throws Exception {
    LogManager.getLogManager().reset();
    VeraGreenfieldFoundryProvider.initialise();
    PDFAFlavour flavour = PDFAFlavour.valueOf(given[0]);
    for (int at = 1; at < given.length; at++) System.out.println(verdict(flavour, given[at]) + "\t" + given[at]);
  }

  private static String verdict(PDFAFlavour flavour, String file) throws Exception {
    try (PDFAParser parser = Foundries.defaultInstance().createParser(new FileInputStream(file), flavour)) {
      ValidationResult result = Foundries.defaultInstance().createValidator(flavour, false).validate(parser);
      if (result.isCompliant()) return "ok";
      TreeSet<String> broken = new TreeSet<>();
      for (TestAssertion it : result.getTestAssertions()) {
        if (it.getStatus() == TestAssertion.Status.FAILED) {
          broken.add(it.getRuleId().getClause() + "-" + it.getRuleId().getTestNumber() + ": " + it.getMessage());
        }
      }
      return String.join("; ", broken).replaceAll("\\s+", " ");
    }
  }
}
