/** Certificates that last as long as a test, by OpenSSL. */
import { did, must } from "../../tools/shell.ts";

export interface Certificate {
  readonly cert: string;
  readonly key: string;
  /** The DER in Base64, as metadata has it. */
  readonly base64: string;
}

/** Whether this machine can make any. */
export const canCertify: boolean = (await did("openssl", ["version"]))?.code === 0;

/** A self-signed certificate of a host that is good for some days, or with -1 has expired. */
export async function certificateOf(host: string, days: number): Promise<Certificate> {
  const folder = await Deno.makeTempDir();
  try {
    const [key, request, cert, names] = ["key", "csr", "cert", "ext"].map((name) => `${folder}/${name}`);
    await Deno.writeTextFile(`${names}`, `subjectAltName=DNS:${host}\n`);
    const curve = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"];
    await openssl(
      "req",
      "-new",
      ...curve,
      "-keyout",
      `${key}`,
      "-out",
      `${request}`,
      "-subj",
      `/C=DE/O=Example/CN=${host}`,
    );
    await openssl(
      "x509",
      "-req",
      "-in",
      `${request}`,
      "-signkey",
      `${key}`,
      "-days",
      `${days}`,
      "-extfile",
      `${names}`,
      "-out",
      `${cert}`,
    );
    const text = await Deno.readTextFile(`${cert}`);
    return { cert: text, key: await Deno.readTextFile(`${key}`), base64: text.replaceAll(/-----[A-Z ]+-----|\s/g, "") };
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

/** An authority of our own, and the certificate of this machine that it has signed, for some days. */
export interface Authority {
  /** The authority's certificate, in PEM. */
  readonly authority: string;
  readonly cert: string;
  readonly key: string;
}

export async function authorityOf(folder: string, days = 2): Promise<Authority> {
  const at = (name: string) => `${folder}/${name}`;
  const curve = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"];
  await Deno.writeTextFile(at("names"), "subjectAltName=DNS:localhost,IP:127.0.0.1\n");
  await openssl(
    ...["req", "-x509", ...curve, "-keyout", at("ca.key"), "-out", at("ca.pem"), "-days", "2"],
    ...["-subj", "/CN=Own authority", "-addext", "basicConstraints=critical,CA:TRUE"],
  );
  await openssl("req", "-new", ...curve, "-keyout", at("key"), "-out", at("csr"), "-subj", "/CN=localhost");
  await openssl(
    ...["x509", "-req", "-in", at("csr"), "-CA", at("ca.pem"), "-CAkey", at("ca.key"), "-CAcreateserial"],
    ...["-out", at("cert"), "-days", `${days}`, "-extfile", at("names")],
  );
  const [authority = "", cert = "", key = ""] = await Promise.all(
    ["ca.pem", "cert", "key"].map((name) => Deno.readTextFile(at(name))),
  );
  return { authority, cert, key };
}

async function openssl(...args: readonly string[]): Promise<void> {
  await must("openssl", args);
}
