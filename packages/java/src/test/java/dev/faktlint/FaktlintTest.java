package dev.faktlint;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FaktlintTest {
  private static Faktlint faktlint;

  @BeforeAll
  static void open() {
    faktlint = Faktlint.open(2, Duration.ofSeconds(120));
  }

  @AfterAll
  static void close() {
    faktlint.close();
  }

  private static byte[] example(String name) throws IOException {
    try (var in = FaktlintTest.class.getResourceAsStream("/examples/" + name)) {
      return in.readAllBytes();
    }
  }

  /** A PDF with an attachment, of which nothing is said that Factur-X asks for. */
  private static byte[] pdfWith(byte[] xml) {
    String content = new String(xml, StandardCharsets.ISO_8859_1);
    String pdf =
        "%PDF-1.7\n1 0 obj\n<</Type/Catalog/Pages 2 0 R/Names<</EmbeddedFiles<</Names[(factur-x.xml) 3 0 R]>>>>>>\nendobj\n"
            + "2 0 obj\n<</Type/Pages/Kids[]/Count 0>>\nendobj\n"
            + "3 0 obj\n<</Type/Filespec/F(factur-x.xml)/UF(factur-x.xml)/EF<</F 4 0 R>>>>\nendobj\n4 0 obj\n<</Length "
            + xml.length
            + ">>\nstream\n"
            + content
            + "\nendstream\nendobj\ntrailer\n<</Root 1 0 R>>\n";
    return pdf.getBytes(StandardCharsets.ISO_8859_1);
  }

  private static List<String> rules(List<Finding> findings) {
    return findings.stream().map(Finding::rule).toList();
  }

  @Test
  void aFindingHasItsRuleSeverityPlaceAndTerms() throws IOException {
    Verdict verdict = faktlint.validate(example("broken-totals.xml"), Options.NONE);
    assertFalse(verdict.valid());
    assertEquals(List.of("BR-CO-10", "BR-CO-13", "BR-CO-14", "BR-CO-15", "BR-CO-16"), rules(verdict.errors()));
    Finding first = verdict.errors().get(0);
    assertEquals(Severity.FATAL, first.severity());
    assertEquals(List.of("BT-106", "BT-131"), first.field());
    assertEquals(75L, first.location().line());
    assertEquals("/Invoice/cac:LegalMonetaryTotal/cbc:LineExtensionAmount", first.location().path());
  }

  @Test
  void aStreamAndAFileSayWhatTheBytesSay(@TempDir Path folder) throws IOException {
    byte[] bytes = example("invoice-simple.xml");
    Path file = Files.write(folder.resolve("invoice.xml"), bytes);
    assertTrue(faktlint.validate(bytes, Options.NONE).valid());
    assertTrue(faktlint.validate(new ByteArrayInputStream(bytes), Options.NONE).valid());
    assertTrue(faktlint.validate(file, Options.NONE.withStrict(true).withLang("de")).valid());
  }

  @Test
  void anInvoiceIsConvertedOrSaysWhatGetsLost() throws IOException {
    byte[] ubl = example("invoice-simple.xml");
    Conversion made = faktlint.convert(ubl, Options.NONE.withTo("cii"));
    assertTrue(made.document().contains("CrossIndustryInvoice"));
    assertTrue(made.verdict().valid());
    assertEquals("application/xml", made.mediaType());
    Conversion refused = faktlint.convert(ubl, Options.NONE.withTo("facturx-minimum"));
    assertEquals(null, refused.document());
    assertTrue(refused.losses().stream().anyMatch(it -> "BT-83".equals(it.term())));
    var problem = assertThrows(UnreadableException.class, () -> faktlint.convert(ubl, Options.NONE.withTo("fax")));
    assertEquals("bad_request", problem.code());
  }

  @Test
  void anInvoiceIsShownInALanguageAsTextAndAsAPage(@TempDir Path folder) throws IOException {
    Path file = Files.write(folder.resolve("invoice.xml"), example("broken-totals.xml"));
    String text = faktlint.view(file, Options.NONE.withLang("de").withFindings(true));
    assertTrue(text.startsWith("Rechnung "));
    assertTrue(text.contains("BR-CO-10"));
    assertTrue(faktlint.view(file, Options.NONE.withFormat(Format.HTML)).startsWith("<!"));
  }

  @Test
  void invoicesAreComparedAlsoInPdfs() throws IOException {
    byte[] ubl = example("invoice-simple.xml");
    String changed = new String(ubl, StandardCharsets.UTF_8).replace("2025-1042", "2025-1044");
    Comparison comparison = faktlint.diff(ubl, changed.getBytes(StandardCharsets.UTF_8), Options.NONE);
    assertFalse(comparison.equal());
    assertTrue(comparison.changes().stream().anyMatch(it -> it.term().equals("BT-1") && it.b().equals("2025-1044")));
    byte[] cii = example("cii-two-rates.xml");
    assertTrue(faktlint.diff(cii, pdfWith(cii), Options.NONE).equal());
  }

  @Test
  void whatIsAroundAnInvoiceInAPdfIsSaid() throws IOException {
    byte[] pdf = pdfWith(example("cii-two-rates.xml"));
    Verdict verdict = faktlint.validate(pdf, Options.NONE);
    assertTrue(verdict.valid());
    assertTrue(rules(verdict.information()).contains("PDF-RELATIONSHIP"));
    assertTrue(rules(faktlint.validate(pdf, Options.NONE.withContainer(true)).errors()).contains("PDF-RELATIONSHIP"));
  }

  @Test
  void strictModeChecksTheSchemaAndSpeaksGerman() throws IOException {
    String text = new String(example("invoice-simple.xml"), StandardCharsets.UTF_8);
    byte[] wrong = text.replace("<cbc:IssueDate>", "<cbc:IssueDat>").replace("</cbc:IssueDate>", "</cbc:IssueDat>").getBytes(StandardCharsets.UTF_8);
    Verdict verdict = faktlint.validate(wrong, Options.NONE.withStrict(true).withLang("de"));
    assertTrue(rules(verdict.errors()).contains("ATW-SCHEMA-ELEMENT"));
    assertEquals(Mode.STRICT, verdict.provenance().mode());
  }

  @Test
  void whatCannotBeReadSaysWhyAndWhere() {
    byte[] cut = "<Invoice".getBytes(StandardCharsets.UTF_8);
    var problem = assertThrows(UnreadableException.class, () -> faktlint.validate(cut, Options.NONE));
    assertEquals("xml_malformed", problem.error());
    assertEquals("unexpected_end", problem.code());
    assertEquals(new Position(1, 9), problem.place());
  }

  @Test
  void anOptionThatCannotBeFollowedIsAProblem() {
    var problem = assertThrows(UnreadableException.class, () -> faktlint.validate(new byte[0], Options.NONE.withProfile("x")));
    assertEquals("bad_request", problem.code());
  }

  @Test
  void aDocumentThatTakesTooLongCostsItsOwnAnswerAlone() throws IOException {
    String text = new String(example("invoice-simple.xml"), StandardCharsets.UTF_8);
    int start = text.indexOf("<cac:InvoiceLine>");
    int end = text.indexOf("</cac:InvoiceLine>") + "</cac:InvoiceLine>".length();
    String many = text.substring(0, end) + text.substring(start, end).repeat(8_000) + text.substring(end);
    Options wide = Options.NONE.withMaxElements(10_000_000L).withMaxCharacters(100_000_000L);
    try (Faktlint quick = Faktlint.open(1, Duration.ofMillis(30_000))) {
      assertTrue(quick.validate(example("invoice-simple.xml"), Options.NONE).valid());
    }
    try (Faktlint hasty = Faktlint.open(1, Duration.ofMillis(1))) {
      var problem = assertThrows(UnreadableException.class, () -> hasty.validate(many.getBytes(StandardCharsets.UTF_8), wide));
      assertEquals("took_too_long", problem.code());
    }
    assertTrue(faktlint.validate(example("invoice-simple.xml"), Options.NONE).valid());
  }

  @Test
  void threadsShareThePoolAndEachGetsItsOwnVerdict() throws Exception {
    byte[] good = example("invoice-simple.xml");
    byte[] bad = example("broken-totals.xml");
    ExecutorService threads = Executors.newFixedThreadPool(8);
    try {
      List<Future<Boolean>> valid = new ArrayList<>();
      for (int i = 0; i < 80; i++) {
        byte[] document = i % 3 == 0 ? bad : good;
        valid.add(threads.submit(() -> faktlint.validate(document, Options.NONE).valid()));
      }
      for (int i = 0; i < valid.size(); i++) {
        assertEquals(i % 3 != 0, valid.get(i).get());
      }
    } finally {
      threads.shutdownNow();
    }
  }

  @Test
  void manyFilesComeBackInTheirOrderAndAMissingOneIsAProblem(@TempDir Path folder) throws IOException {
    Path good = Files.write(folder.resolve("good.xml"), example("invoice-simple.xml"));
    Path none = folder.resolve("none.xml");
    Path text = Files.writeString(folder.resolve("text.xml"), "no invoice");
    List<Faktlint.Result> results = faktlint.validateAll(Stream.of(good, none, text, good).parallel(), Options.NONE).toList();
    assertEquals(List.of(good, none, text, good), results.stream().map(Faktlint.Result::file).toList());
    assertTrue(results.get(0).verdict().valid());
    assertEquals("There is no such file.", results.get(1).problem().getMessage());
    assertEquals("not_well_formed", results.get(2).problem().code());
    assertTrue(results.get(3).verdict().valid());
  }

  @Test
  void whatIsClosedIsAskedNoMore() throws IOException {
    byte[] good = example("invoice-simple.xml");
    Faktlint once = Faktlint.open(1, Duration.ofSeconds(120));
    assertTrue(once.validate(good, Options.NONE).valid());
    once.close();
    assertThrows(IllegalStateException.class, () -> once.validate(good, Options.NONE));
  }
}
