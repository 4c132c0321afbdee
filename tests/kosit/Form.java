import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.xml.XMLConstants;
import javax.xml.transform.Source;
import javax.xml.transform.stream.StreamSource;
import javax.xml.validation.Schema;
import javax.xml.validation.SchemaFactory;
import org.xml.sax.SAXException;

/** java Form.java FOLDER SCHEMA…: prints a line for each file of the folder that the schemas refuse, with what they say. */
class Form {
  public static void main(String[] given) throws Exception {
    Source[] sources = new Source[given.length - 1];
    for (int i = 0; i < sources.length; i++) sources[i] = new StreamSource(new File(given[i + 1]));
    Schema schema = SchemaFactory.newInstance(XMLConstants.W3C_XML_SCHEMA_NS_URI).newSchema(sources);
    try (var files = Files.list(Path.of(given[0]))) {
      for (Path file : (Iterable<Path>) files.sorted()::iterator) {
        try {
          schema.newValidator().validate(new StreamSource(file.toFile()));
        } catch (SAXException refused) {
          System.out.println(file.getFileName() + ": " + refused.getMessage());
        }
      }
    }
  }
}
