import com.sun.management.OperatingSystemMXBean;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.xml.XMLConstants;
import javax.xml.transform.stream.StreamSource;
import javax.xml.validation.Schema;
import javax.xml.validation.SchemaFactory;
import javax.xml.validation.Validator;
import net.sf.saxon.s9api.Processor;
import net.sf.saxon.s9api.SaxonApiException;
import net.sf.saxon.s9api.XPathCompiler;
import net.sf.saxon.s9api.XdmDestination;
import net.sf.saxon.s9api.XdmItem;
import net.sf.saxon.s9api.XdmNode;
import net.sf.saxon.s9api.Xslt30Transformer;
import net.sf.saxon.s9api.XsltCompiler;
import net.sf.saxon.s9api.XsltExecutable;
import org.w3c.dom.bootstrap.DOMImplementationRegistry;
import org.w3c.dom.ls.DOMImplementationLS;
import org.w3c.dom.ls.LSInput;
import org.xml.sax.ErrorHandler;
import org.xml.sax.SAXException;
import org.xml.sax.SAXParseException;

/**
 * Times what official validators are made of, in a warm Java: Saxon-HE with the published rule sets, and Xerces with the
 * XML Schemas. For peers.ts:
 *
 *     java -cp 'lib/*' OfficialStack.java PLAN.tsv SCHEMAS
 *
 * A line of the plan is a document: its input, its file, its schema, and its rule sets with ";" between them. A line is
 * printed for each input, "ms" and its milliseconds of processor time behind it, and one for each document, "fired" and the
 * ids of the rules that failed, each with its flag.
 */
public final class OfficialStack {
  /** Compiling goes on for a while: all inputs but the largest are done again and again for so long before anything is timed. */
  private static final long WARM = 30_000_000_000L;
  private static final long LARGEST = 500_000;
  private static final long ROUNDS = 5_000_000_000L;
  /** Processor time comes in steps of ten milliseconds. */
  private static final long ROUND = 300_000_000L;

  private static final Processor processor = new Processor(false);
  private static final OperatingSystemMXBean system =
      (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();

  private record Document(byte[] bytes, Schema schema, List<XsltExecutable> rules) {}

  public static void main(String[] args) throws Exception {
    Map<String, List<Document>> inputs = inputs(Path.of(args[0]), new Schemas(Path.of(args[1])));
    warm(inputs.values());
    for (Map.Entry<String, List<Document>> input : inputs.entrySet()) {
      System.out.println("ms\t" + input.getKey() + "\t" + timed(input.getValue()));
      for (Document document : input.getValue()) {
        System.out.println("fired\t" + input.getKey() + "\t" + String.join(";", fired(judged(document))));
      }
    }
  }

  private static Map<String, List<Document>> inputs(Path plan, Schemas schemas) throws Exception {
    Map<String, XsltExecutable> compiled = new HashMap<>();
    XsltCompiler compiler = processor.newXsltCompiler();
    Map<String, List<Document>> inputs = new LinkedHashMap<>();
    for (String line : Files.readAllLines(plan)) {
      String[] cells = line.split("\t");
      List<XsltExecutable> rules = new ArrayList<>();
      for (String file : cells[3].split(";")) {
        if (!compiled.containsKey(file)) compiled.put(file, compiler.compile(new StreamSource(Path.of(file).toFile())));
        rules.add(compiled.get(file));
      }
      Document document = new Document(Files.readAllBytes(Path.of(cells[1])), schemas.of(cells[2]), rules);
      inputs.computeIfAbsent(cells[0], key -> new ArrayList<>()).add(document);
    }
    return inputs;
  }

  private static void warm(Iterable<List<Document>> inputs) throws Exception {
    long end = System.nanoTime() + WARM;
    while (System.nanoTime() < end) {
      for (List<Document> documents : inputs) {
        for (Document document : documents) if (document.bytes().length < LARGEST) judged(document);
      }
    }
  }

  /** Milliseconds for all documents together, the median of several rounds. */
  private static double timed(List<Document> documents) throws Exception {
    List<Double> times = new ArrayList<>();
    long end = System.nanoTime() + ROUNDS;
    do {
      long started = system.getProcessCpuTime();
      int passes = 0;
      do {
        for (Document document : documents) judged(document);
        passes++;
      } while (system.getProcessCpuTime() - started < ROUND);
      times.add((system.getProcessCpuTime() - started) / 1e6 / passes);
    } while (System.nanoTime() < end);
    Collections.sort(times);
    return times.get(times.size() / 2);
  }

  /** What the schema and each rule set make of a document. */
  private static List<XdmNode> judged(Document document) throws SaxonApiException, SAXException, IOException {
    Validator validator = document.schema().newValidator();
    validator.setErrorHandler(new Ignoring());
    validator.validate(new StreamSource(new ByteArrayInputStream(document.bytes())));
    XdmNode source = processor.newDocumentBuilder().build(new StreamSource(new ByteArrayInputStream(document.bytes())));
    List<XdmNode> results = new ArrayList<>();
    for (XsltExecutable rules : document.rules()) {
      Xslt30Transformer transformer = rules.load30();
      transformer.setGlobalContextItem(source);
      XdmDestination svrl = new XdmDestination();
      transformer.applyTemplates(source, svrl);
      results.add(svrl.getXdmNode());
    }
    return results;
  }

  private static List<String> fired(List<XdmNode> results) throws SaxonApiException {
    XPathCompiler compiler = processor.newXPathCompiler();
    List<String> found = new ArrayList<>();
    for (XdmNode svrl : results) {
      String failures = "//(*:failed-assert | *:successful-report)/string-join((@id, @flag), ' ')";
      for (XdmItem item : compiler.evaluate(failures, svrl)) found.add(item.getStringValue());
    }
    return found;
  }

  /** What is invalid is found, too, without being told. */
  private static final class Ignoring implements ErrorHandler {
    @Override
    public void warning(SAXParseException fault) {}

    @Override
    public void error(SAXParseException fault) {}

    @Override
    public void fatalError(SAXParseException fault) throws SAXException {
      throw fault;
    }
  }

  /** The schemas in a folder. They name each other by paths in the packages that they come from, of which the last part counts. */
  private static final class Schemas {
    private static final Pattern NAMESPACE = Pattern.compile("targetNamespace\\s*=\\s*\"([^\"]+)\"");

    private final Map<String, Path> files = new HashMap<>();
    private final Map<String, Schema> made = new HashMap<>();
    private final SchemaFactory factory = SchemaFactory.newInstance(XMLConstants.W3C_XML_SCHEMA_NS_URI);

    Schemas(Path folder) throws Exception {
      try (Stream<Path> all = Files.walk(folder)) {
        for (Path file : all.filter(it -> it.toString().endsWith(".xsd")).toList()) {
          files.put(file.getFileName().toString(), file);
          Matcher namespace = NAMESPACE.matcher(Files.readString(file));
          if (namespace.find()) files.putIfAbsent(namespace.group(1), file);
        }
      }
      DOMImplementationLS loading = (DOMImplementationLS) DOMImplementationRegistry.newInstance().getDOMImplementation("LS");
      factory.setResourceResolver((type, namespace, publicId, systemId, base) -> {
        String name = systemId == null ? "" : systemId.substring(systemId.lastIndexOf('/') + 1);
        Path file = files.getOrDefault(name, files.get(namespace));
        return file == null ? null : input(loading.createLSInput(), file);
      });
    }

    private static LSInput input(LSInput input, Path file) {
      try {
        input.setSystemId(file.toUri().toString());
        input.setByteStream(new ByteArrayInputStream(Files.readAllBytes(file)));
        return input;
      } catch (IOException error) {
        throw new UncheckedIOException(error);
      }
    }

    Schema of(String name) throws SAXException {
      if (!made.containsKey(name)) made.put(name, factory.newSchema(files.get(name).toFile()));
      return made.get(name);
    }
  }
}
