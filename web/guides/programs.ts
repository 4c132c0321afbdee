/**
 * The programs of the guides: what most callers do first, in the languages that they write. Each is whole, needs nothing
 * beyond its language's standard library, and reads the key from the environment. Tests run all of them against a server.
 */
import type { TaskId } from "../texts/docs/words.ts";

export interface Program {
  readonly language: "curl" | "TypeScript" | "Python" | "PHP" | "Java";
  /** What it is saved as. */
  readonly file: string;
  readonly text: string;
}

export interface Task {
  readonly id: TaskId;
  readonly programs: readonly Program[];
}

interface Call {
  readonly id: TaskId;
  readonly path: string;
  readonly type: string;
  readonly sent: string;
  readonly idempotent?: string;
  /** The file that the answer becomes; left out, its fields are printed. */
  readonly saved?: string;
  /** What is printed of the answer, in each language. */
  readonly says: Readonly<Record<Exclude<Program["language"], "curl">, string>>;
}

const calls: readonly Call[] = [
  {
    id: "check",
    path: "/v1/validate",
    type: "application/xml",
    sent: "invoice.xml",
    says: {
      TypeScript: `const verdict = JSON.parse(text);
console.log(verdict.valid ? "valid" : "invalid");
for (const { rule, message, fix } of verdict.errors) console.log(rule, message, fix);`,
      Python: `verdict = json.loads(answer)
print("valid" if verdict["valid"] else "invalid")
for finding in verdict["errors"]:
    print(finding["rule"], finding["message"], finding["fix"])`,
      PHP: `$verdict = json_decode($answer, true, 512, JSON_THROW_ON_ERROR);
echo $verdict['valid'] ? "valid\\n" : "invalid\\n";
foreach ($verdict['errors'] as $finding) {
    echo $finding['rule'], ' ', $finding['message'], ' ', $finding['fix'], "\\n";
}`,
      Java: "System.out.println(answer.body());",
    },
  },
  {
    id: "print",
    path: "/v1/generate?profile=facturx-en16931&format=pdf",
    type: "application/json",
    sent: "invoice.json",
    idempotent: "RE-2026-0042",
    saved: "invoice.pdf",
    says: { TypeScript: "", Python: "", PHP: "", Java: "" },
  },
  {
    id: "read",
    path: "/v1/parse",
    type: "application/xml",
    sent: "invoice.xml",
    says: {
      TypeScript: `const { invoice } = JSON.parse(text);
console.log(invoice.invoiceNumber, invoice.totals.payableAmount, invoice.currency);`,
      Python: `invoice = json.loads(answer)["invoice"]
print(invoice["invoiceNumber"], invoice["totals"]["payableAmount"], invoice["currency"])`,
      PHP: `$invoice = json_decode($answer, true, 512, JSON_THROW_ON_ERROR)['invoice'];
echo $invoice['invoiceNumber'], ' ', $invoice['totals']['payableAmount'], ' ', $invoice['currency'], "\\n";`,
      Java: "System.out.println(answer.body());",
    },
  },
];

export const taskIds: readonly TaskId[] = calls.map(({ id }) => id);

/** The programs, for the address where the service is reached. */
export function tasks(server: string): readonly Task[] {
  return calls.map((call) => {
    const { id } = call;
    const named: Call = { ...call, path: `${server.replace(/\/$/, "")}${call.path}` };
    const programs: readonly Program[] = [
      { language: "curl", file: `${id}.sh`, text: curl(named) },
      { language: "TypeScript", file: `${id}.ts`, text: typescript(named) },
      { language: "Python", file: `${id}.py`, text: python(named) },
      { language: "PHP", file: `${id}.php`, text: php(named) },
      { language: "Java", file: `${className(id)}.java`, text: java(named) },
    ];
    return { id, programs };
  });
}

/** Lines of a program; empty ones that are no paragraph are left out with `undefined`. */
function lines(...all: readonly (string | undefined)[]): string {
  return `${all.filter((it) => it !== undefined).join("\n").trimEnd()}\n`;
}

function curl({ path, type, sent, idempotent, saved }: Call): string {
  const options = [
    `--header "Authorization: Bearer $KEY"`,
    `--header 'Content-Type: ${type}'`,
    ...idempotent === undefined ? [] : [`--header 'Idempotency-Key: ${idempotent}'`],
    `--data-binary @${sent}`,
    ...saved === undefined ? [] : [`--output ${saved}`],
  ];
  return lines([`curl --fail-with-body '${path}'`, ...options].join(" \\\n  "));
}

function typescript({ path, type, sent, idempotent, saved, says }: Call): string {
  return lines(
    saved === undefined
      ? 'import { readFile } from "node:fs/promises";'
      : 'import { readFile, writeFile } from "node:fs/promises";',
    'import process from "node:process";',
    "",
    `const response = await fetch("${path}", {`,
    '  method: "POST",',
    "  headers: {",
    '    "Authorization": "Bearer " + process.env["KEY"],',
    `    "Content-Type": "${type}",`,
    idempotent === undefined ? undefined : `    "Idempotency-Key": "${idempotent}",`,
    "  },",
    `  body: new Uint8Array(await readFile("${sent}")),`,
    "});",
    saved === undefined ? "const text = await response.text();" : undefined,
    `if (!response.ok) throw new Error(response.status + " " + ${
      saved === undefined ? "text" : "await response.text()"
    });`,
    "",
    saved === undefined
      ? says.TypeScript
      : `await writeFile("${saved}", new Uint8Array(await response.arrayBuffer()));`,
  );
}

function python({ path, type, sent, idempotent, saved, says }: Call): string {
  return lines(
    saved === undefined ? "import json" : undefined,
    "import os",
    "import urllib.error",
    "import urllib.request",
    "",
    "request = urllib.request.Request(",
    `    "${path}",`,
    `    data=open("${sent}", "rb").read(),`,
    "    headers={",
    '        "Authorization": "Bearer " + os.environ["KEY"],',
    `        "Content-Type": "${type}",`,
    idempotent === undefined ? undefined : `        "Idempotency-Key": "${idempotent}",`,
    "    },",
    ")",
    "try:",
    "    with urllib.request.urlopen(request) as response:",
    "        answer = response.read()",
    "except urllib.error.HTTPError as error:",
    '    raise SystemExit(f"{error.code} {error.read().decode()}")',
    "",
    saved === undefined ? says.Python : `open("${saved}", "wb").write(answer)`,
  );
}

function php({ path, type, sent, idempotent, saved, says }: Call): string {
  return lines(
    "<?php",
    "$context = stream_context_create(['http' => [",
    "    'method' => 'POST',",
    "    'header' => [",
    "        'Authorization: Bearer ' . getenv('KEY'),",
    `        'Content-Type: ${type}',`,
    idempotent === undefined ? undefined : `        'Idempotency-Key: ${idempotent}',`,
    "    ],",
    `    'content' => file_get_contents('${sent}'),`,
    "    'ignore_errors' => true, // so that the answer says what is wrong",
    "]]);",
    `$answer = file_get_contents('${path}', false, $context);`,
    "if (!str_contains($http_response_header[0], ' 200')) {",
    "    fwrite(STDERR, $http_response_header[0] . ' ' . $answer);",
    "    exit(1);",
    "}",
    "",
    saved === undefined ? says.PHP : `file_put_contents('${saved}', $answer);`,
  );
}

function java({ id, path, type, sent, idempotent, saved, says }: Call): string {
  return lines(
    "import java.net.URI;",
    "import java.net.http.HttpClient;",
    "import java.net.http.HttpRequest;",
    "import java.net.http.HttpResponse;",
    saved === undefined ? undefined : "import java.nio.file.Files;",
    "import java.nio.file.Path;",
    "",
    `public class ${className(id)} {`,
    "    public static void main(String[] args) throws Exception {",
    `        var request = HttpRequest.newBuilder(URI.create("${path}"))`,
    '            .header("Authorization", "Bearer " + System.getenv("KEY"))',
    `            .header("Content-Type", "${type}")`,
    idempotent === undefined ? undefined : `            .header("Idempotency-Key", "${idempotent}")`,
    `            .POST(HttpRequest.BodyPublishers.ofFile(Path.of("${sent}")))`,
    "            .build();",
    `        var answer = HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.${
      saved === undefined ? "ofString" : "ofByteArray"
    }());`,
    "        if (answer.statusCode() != 200) {",
    `            throw new IllegalStateException(answer.statusCode() + " " + ${
      saved === undefined ? "answer.body()" : "new String(answer.body())"
    });`,
    "        }",
    saved === undefined ? `        ${says.Java}` : `        Files.write(Path.of("${saved}"), answer.body());`,
    "    }",
    "}",
  );
}

function className(id: string): string {
  return `${id.charAt(0).toUpperCase()}${id.slice(1)}`;
}
