package dev.faktlint;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;

/** Writes the verdicts on the files of a list, a line of JSON each: LIST OUT STRICT. */
final class Verdicts {
  private Verdicts() {}

  public static void main(String[] args) throws Exception {
    ObjectMapper json = new ObjectMapper().setSerializationInclusion(JsonInclude.Include.NON_NULL);
    Options options = Options.NONE.withStrict(Boolean.valueOf(args[2]));
    try (Faktlint faktlint = Faktlint.open(2, Duration.ofSeconds(120));
        PrintWriter out = new PrintWriter(args[1], StandardCharsets.UTF_8)) {
      var files = Files.readAllLines(Path.of(args[0])).stream().map(Path::of);
      faktlint.validateAll(files, options).forEachOrdered(it -> out.println(line(json, it)));
    }
  }

  private static String line(ObjectMapper json, Faktlint.Result it) {
    ObjectNode line = json.createObjectNode().put("file", it.file().toString());
    if (it.verdict() != null) {
      line.set("result", json.valueToTree(it.verdict()));
    } else {
      UnreadableException problem = it.problem();
      ObjectNode said = line.putObject("problem");
      said.put("error", problem.error()).put("code", problem.code()).put("message", problem.getMessage());
      said.set("place", json.valueToTree(problem.place()));
    }
    return line.toString();
  }
}
