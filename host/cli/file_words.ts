/** Why a file is not read, before anything looks at what it holds; each row in every language. */
import { ours } from "../../engine/model/said.ts";
import type { Stated } from "../domain/problems.ts";
import { filled } from "../domain/wording.ts";

interface FileWords {
  readonly en: string;
  readonly de: string;
  readonly fr: string;
}

export const fileWords = {
  unreadable: {
    en: "The file cannot be read.",
    de: "Die Datei lässt sich nicht lesen.",
    fr: "Le fichier ne peut pas être lu.",
  },
  missing: {
    en: "There is no such file.",
    de: "Diese Datei gibt es nicht.",
    fr: "Ce fichier n’existe pas.",
  },
  forbidden: {
    en: "The file may not be read. Check its permissions.",
    de: "Die Datei darf nicht gelesen werden. Prüfen Sie ihre Zugriffsrechte.",
    fr: "La lecture du fichier n’est pas permise. Vérifiez ses droits d’accès.",
  },
  too_large: {
    en: "The file is larger than {characters} characters can be. Raise the cap with --max-characters.",
    de: "Die Datei ist größer, als {characters} Zeichen sein können. Heben Sie die Grenze mit --max-characters an.",
    fr:
      "Le fichier est plus gros que {characters} caractères ne peuvent l’être. Relevez la limite avec --max-characters.",
  },
  unpacks_to_too_much: {
    en:
      "The archive unpacks to more than {times} times its size, which no archive of invoices does. The rest of it was not " +
      "read. Unpack it yourself if you trust it.",
    de:
      "Das Archiv ist ausgepackt mehr als {times}-mal so groß, wie es kein Archiv mit Rechnungen ist. Der Rest wurde nicht " +
      "gelesen. Packen Sie es selbst aus, wenn Sie ihm trauen.",
    fr:
      "Décompressée, l’archive dépasse {times}\u00a0fois sa taille, ce qu’aucune archive de factures ne fait. Le reste n’a " +
      "pas été lu. Décompressez-la vous-même si vous lui faites confiance.",
  },
  archive_damaged: {
    en: "The archive is damaged or cut off here, and was not read to its end. Create it again, or copy it again.",
    de:
      "Das Archiv ist hier beschädigt oder abgeschnitten und wurde nicht zu Ende gelesen. Erstellen oder kopieren Sie es " +
      "noch einmal.",
    fr:
      "L’archive est endommagée ou tronquée à cet endroit, et n’a pas été lue jusqu’au bout. Recréez-la ou copiez-la à " +
      "nouveau.",
  },
  nested_too_deep: {
    en: "This archive lies in more than {depth} others, and is not looked into. Unpack one of them first.",
    de: "Dieses Archiv liegt in mehr als {depth} anderen und wird nicht durchsucht. Packen Sie eines davon vorher aus.",
    fr: "Cette archive est imbriquée dans plus de {depth} autres et n’est pas parcourue. Décompressez-en une d’abord.",
  },
  nested_too_large: {
    en: "This archive lies in another and has more than {megabytes} MB, so it is not looked into. Unpack it first.",
    de:
      "Dieses Archiv liegt in einem anderen und hat mehr als {megabytes} MB; es wird nicht durchsucht. Packen Sie es vorher " +
      "aus.",
    fr: "Cette archive est contenue dans une autre et dépasse {megabytes}\u00a0Mo\u00a0: elle n’est pas parcourue. " +
      "Décompressez-la d’abord.",
  },
  no_file: {
    en: "This is a device or a pipe in the archive, and no file.",
    de: "Das ist ein Gerät oder eine Pipe im Archiv und keine Datei.",
    fr: "C’est un périphérique ou un tube dans l’archive, et non un fichier.",
  },
  no_plain_file: {
    en: "This is a device, a pipe or a socket, or leads to one, and is not opened because it lies in a folder.",
    de: "Das ist ein Gerät, eine Pipe oder ein Socket oder führt dorthin; in einem Ordner wird es nicht geöffnet.",
    fr:
      "C’est un périphérique, un tube ou un socket, ou un lien vers l’un d’eux\u00a0; dans un dossier, il n’est pas ouvert.",
  },
  leads_out: {
    en: "This link leads out of the folder that is checked. Name the link itself if what it leads to is to be checked.",
    de:
      "Diese Verknüpfung führt aus dem geprüften Ordner hinaus. Nennen Sie die Verknüpfung selbst, wenn ihr Ziel geprüft " +
      "werden soll.",
    fr: "Ce lien mène hors du dossier contrôlé. Nommez le lien lui-même si ce qu’il vise doit être contrôlé.",
  },
  link: {
    en: "This is a link in the archive, and only what it leads to is checked. Pack the archive without links.",
    de:
      "Das ist eine Verknüpfung im Archiv, und geprüft wird nur, wohin sie führt. Packen Sie das Archiv ohne Verknüpfungen.",
    fr: "C’est un lien dans l’archive, et seul le fichier visé est contrôlé. Créez l’archive sans liens.",
  },
  encrypted: {
    en: "The file is encrypted in the archive. Unpack it with its password.",
    de: "Die Datei ist im Archiv verschlüsselt. Packen Sie sie mit ihrem Kennwort aus.",
    fr: "Le fichier est chiffré dans l’archive. Décompressez-le avec son mot de passe.",
  },
  packed_otherwise: {
    en: "The file is packed in a way that is not supported. Pack it with deflate, as zip does by default.",
    de: "Das Packverfahren der Datei wird nicht unterstützt. Packen Sie sie mit Deflate, wie zip es von selbst tut.",
    fr: "Le mode de compression du fichier n’est pas pris en charge. Utilisez deflate, comme zip le fait par défaut.",
  },
  not_repaired: {
    en: "Files in archives are not repaired. Unpack the archive, and repair the files.",
    de: "Dateien in Archiven werden nicht repariert. Packen Sie das Archiv aus und reparieren Sie die Dateien.",
    fr: "Les fichiers d’une archive ne sont pas réparés. Décompressez l’archive et réparez les fichiers.",
  },
  not_json: {
    en:
      "This is XML, and generate writes XML from JSON. Turn it into JSON with faktlint parse, and generate from that.",
    de:
      "Das ist XML, und generate schreibt XML aus JSON. Wandeln Sie es mit faktlint parse in JSON um und gehen Sie davon " +
      "aus.",
    fr:
      "C’est du XML, et generate écrit du XML à partir de JSON. Convertissez-le en JSON avec faktlint parse et partez de là.",
  },
  other_kind: {
    en: "This is {kind}, and what is read here is {kinds}.",
    de: "Das ist {kind}, und gelesen wird hier: {kinds}.",
    fr: "C’est du {kind}, et on lit ici\u00a0: {kinds}.",
  },
} as const satisfies Readonly<Record<string, FileWords>>;

export type FileReason = keyof typeof fileWords;

/** What is said of a file, in English and with what it is in other languages. */
export function saidOfFile(
  reason: FileReason,
  values: Stated["values"] = {},
): { readonly message: string; readonly said: Stated } {
  const words = fileWords[reason];
  return { message: filled(words.en, values, "en"), said: { words, values } };
}

/** Kinds of documents, as they are called. */
export function kindNames(...kinds: readonly string[]): Stated["values"][string] {
  return kinds.map((it) => ours(it.toUpperCase()));
}
