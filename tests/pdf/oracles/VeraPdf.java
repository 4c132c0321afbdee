import java.io.FileInputStream;
import java.util.TreeSet;
import java.util.logging.LogManager;
import org.verapdf.gf.foundry.VeraGreenfieldFoundryProvider;
import org.verapdf.pdfa.Foundries;
import org.verapdf.pdfa.PDFAParser;
import org.verapdf.pdfa.flavours.PDFAFlavour;
import org.verapdf.pdfa.results.TestAssertion;
import org.verapdf.pdfa.results.ValidationResult;

/** Judges files as PDF/A-3b: a line each, "ok" or the clauses that are broken, then a tab and the file. */
class VeraPdf {
  public static void main(String[] files) throws Exception {
    LogManager.getLogManager().reset();
    VeraGreenfieldFoundryProvider.initialise();
    for (String file : files) System.out.println(verdict(file) + "\t" + file);
  }

  private static String verdict(String file) throws Exception {
    try (PDFAParser parser = Foundries.defaultInstance().createParser(new FileInputStream(file), PDFAFlavour.PDFA_3_B)) {
      ValidationResult result =
          Foundries.defaultInstance().createValidator(PDFAFlavour.PDFA_3_B, false).validate(parser);
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
