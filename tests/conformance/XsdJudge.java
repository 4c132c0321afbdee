import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Enumeration;
import java.util.HashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import javax.xml.XMLConstants;
import javax.xml.parsers.SAXParserFactory;
import javax.xml.transform.stream.StreamSource;
import javax.xml.validation.Schema;
import javax.xml.validation.SchemaFactory;
import org.w3c.dom.bootstrap.DOMImplementationRegistry;
import org.w3c.dom.ls.DOMImplementationLS;
import org.w3c.dom.ls.LSInput;
import org.xml.sax.Attributes;
import org.xml.sax.SAXException;
import org.xml.sax.helpers.DefaultHandler;

/**
 * Judges the files that standard input names, one a line, by the XML Schemas in the jars of the class path. Prints a line a
 * file: the file, a tab, and "valid" or what is wrong first.
 */
public class XsdJudge {
  static final Map<String, String> MAIN = Map.of(
      "Invoice", "UBL-Invoice-2.1.xsd",
      "CreditNote", "UBL-CreditNote-2.1.xsd",
      "CrossIndustryInvoice", "CrossIndustryInvoice_100pD16B.xsd");
  /** Where each schema lies, by its file name and by its namespace: they name each other by paths that no jar has. */
  static final Map<String, URL> FILES = new HashMap<>();
  static final Map<String, URL> NAMESPACES = new HashMap<>();
  static final Pattern TARGET = Pattern.compile("targetNamespace\\s*=\\s*\"([^\"]*)\"");
  static final Map<String, Schema> SCHEMAS = new HashMap<>();

  public static void main(String[] args) throws Exception {
    for (String jar : System.getProperty("java.class.path").split(File.pathSeparator)) {
      if (jar.endsWith(".jar")) list(jar);
    }
    PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    for (String file = in.readLine(); file != null; file = in.readLine()) out.println(file + "\t" + judge(file));
  }

  static void list(String jar) throws IOException {
    try (ZipFile zip = new ZipFile(jar)) {
      for (Enumeration<? extends ZipEntry> it = zip.entries(); it.hasMoreElements();) {
        String name = it.nextElement().getName();
        URL url = new URL("jar:" + Path.of(jar).toUri() + "!/" + name);
        if (!name.endsWith(".xsd")) continue;
        FILES.put(name.substring(name.lastIndexOf('/') + 1), url);
        try (InputStream schema = url.openStream()) {
          Matcher target = TARGET.matcher(new String(schema.readNBytes(20_000), StandardCharsets.UTF_8));
          if (target.find()) NAMESPACES.putIfAbsent(target.group(1), url);
        }
      }
    }
  }

  static String judge(String file) throws Exception {
    try {
      schemaFor(rootOf(file)).newValidator().validate(new StreamSource(new File(file)));
      return "valid";
    } catch (SAXException | IOException e) {
      return String.valueOf(e.getMessage()).replaceAll("\\s+", " ");
    }
  }

  static String rootOf(String file) throws Exception {
    String[] root = {""};
    SAXParserFactory factory = SAXParserFactory.newInstance();
    factory.setNamespaceAware(true);
    factory.newSAXParser().parse(new File(file), new DefaultHandler() {
      @Override public void startElement(String uri, String local, String name, Attributes attributes) {
        if (root[0].isEmpty()) root[0] = local;
      }
    });
    return root[0];
  }

  static Schema schemaFor(String root) throws Exception {
    if (!MAIN.containsKey(root)) throw new SAXException("there is no schema for the root element " + root);
    Schema known = SCHEMAS.get(root);
    if (known != null) return known;
    DOMImplementationLS dom = (DOMImplementationLS) DOMImplementationRegistry.newInstance().getDOMImplementation("LS");
    SchemaFactory factory = SchemaFactory.newInstance(XMLConstants.W3C_XML_SCHEMA_NS_URI);
    factory.setResourceResolver((type, namespace, publicId, systemId, base) -> {
      URL named = systemId == null ? null : FILES.get(systemId.substring(systemId.lastIndexOf('/') + 1));
      URL url = named == null ? NAMESPACES.get(namespace) : named;
      if (url == null) return null;
      try {
        LSInput input = dom.createLSInput();
        input.setSystemId(url.toString());
        input.setByteStream(url.openStream());
        return input;
      } catch (IOException e) {
        return null;
      }
    });
    URL main = FILES.get(MAIN.get(root));
    if (main == null) throw new SAXException("there is no " + MAIN.get(root) + " in the jars");
    Schema schema = factory.newSchema(new StreamSource(main.openStream(), main.toString()));
    SCHEMAS.put(root, schema);
    return schema;
  }
}
