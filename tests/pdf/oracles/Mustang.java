import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.mustangproject.validator.ZUGFeRDValidator;

/** Judges files as Factur-X, pages and XML: a line each, "ok" or the errors, then a tab and the file. */
class Mustang {
  private static final Pattern ERROR = Pattern.compile("<(?:error|exception)\\b[^>]*>(.*?)</(?:error|exception)>", Pattern.DOTALL);

  public static void main(String[] files) {
    System.setProperty("org.slf4j.simpleLogger.defaultLogLevel", "off");
    for (String file : files) System.out.println(verdict(file) + "\t" + file);
  }

  private static String verdict(String file) {
    String report = new ZUGFeRDValidator().validate(file);
    if (report.contains("<summary status=\"valid\"/>") && !report.contains("status=\"invalid\"")) return "ok";
    List<String> errors = new ArrayList<>();
    for (Matcher match = ERROR.matcher(report); match.find();) errors.add(match.group(1));
    return (errors.isEmpty() ? report : String.join("; ", errors)).replaceAll("\\s+", " ");
  }
}
