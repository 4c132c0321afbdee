import java.io.BufferedReader;
import java.io.File;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.xml.XMLConstants;
import javax.xml.transform.stream.StreamSource;
import javax.xml.validation.Schema;
import javax.xml.validation.SchemaFactory;
import net.sf.saxon.s9api.Axis;
import net.sf.saxon.s9api.Processor;
import net.sf.saxon.s9api.QName;
import net.sf.saxon.s9api.XdmDestination;
import net.sf.saxon.s9api.XdmNode;
import net.sf.saxon.s9api.XdmNodeKind;
import net.sf.saxon.s9api.XdmSequenceIterator;
import net.sf.saxon.s9api.XsltExecutable;
import net.sf.saxon.s9api.XsltTransformer;

/**
 * Judges files by the Schematron and the XML Schema of a level of Factur-X. The argument is the folder that the validator's
 * jar was unpacked into. Standard input names a level, a tab and a file a line. Prints a line a file, with tabs between:
 * "valid" or what the schema says first, then the ids of what fired, "~" for what has none, with "?" behind warnings, or "!" and why it stopped.
 */
public class FacturxJudge {
  static final Processor PROCESSOR = new Processor(false);
  static final Map<String, XsltExecutable> RULES = new HashMap<>();
  static final Map<String, Schema> SCHEMAS = new HashMap<>();

  public static void main(String[] args) throws Exception {
    Path folder = Path.of(args[0]);
    PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    for (String line = in.readLine(); line != null; line = in.readLine()) {
      String[] parts = line.split("\t");
      File file = new File(parts[1]);
      out.println(schema(folder, parts[0], file) + "\t" + rules(folder, parts[0], file));
    }
  }

  static String schema(Path folder, String level, File file) {
    try {
      Schema schema = SCHEMAS.get(level);
      if (schema == null) {
        File main = folder.resolve("schema/ZF_250/" + level + "/FACTUR-X_" + level.replace("-", "") + ".xsd").toFile();
        schema = SchemaFactory.newInstance(XMLConstants.W3C_XML_SCHEMA_NS_URI).newSchema(main);
        SCHEMAS.put(level, schema);
      }
      schema.newValidator().validate(new StreamSource(file));
      return "valid";
    } catch (Exception e) {
      return String.valueOf(e.getMessage()).replaceAll("\\s+", " ");
    }
  }

  static String rules(Path folder, String level, File file) {
    try {
      XsltExecutable rules = RULES.get(level);
      if (rules == null) {
        File main = folder.resolve("xslt/ZF_250/FACTUR-X_" + level + ".xslt").toFile();
        rules = PROCESSOR.newXsltCompiler().compile(new StreamSource(main));
        RULES.put(level, rules);
      }
      XsltTransformer transformer = rules.load();
      transformer.setInitialContextNode(PROCESSOR.newDocumentBuilder().build(file));
      XdmDestination report = new XdmDestination();
      transformer.setDestination(report);
      transformer.transform();
      return String.join(" ", fired(report.getXdmNode()));
    } catch (Exception e) {
      return "! " + String.valueOf(e.getMessage()).replaceAll("\\s+", " ");
    }
  }

  static List<String> fired(XdmNode report) {
    List<String> ids = new ArrayList<>();
    for (XdmSequenceIterator<XdmNode> it = report.axisIterator(Axis.DESCENDANT); it.hasNext();) {
      XdmNode node = it.next();
      if (node.getNodeKind() != XdmNodeKind.ELEMENT) continue;
      String name = node.getNodeName().getLocalName();
      if (!name.equals("failed-assert") && !name.equals("successful-report")) continue;
      String id = node.getAttributeValue(new QName("id"));
      String warning = "warning".equals(node.getAttributeValue(new QName("flag"))) ? "?" : "";
      ids.add((id == null ? "~" : id) + warning);
    }
    return ids;
  }
}
