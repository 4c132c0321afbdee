/** Invoices with letters that the first typeface lacks. Names and numbers are made up. */
import { type Sample, samples } from "./samples.ts";

function based(name: string): Sample {
  const found = samples.find((it) => it.name === name);
  if (found === undefined) throw new RangeError(`there is no sample ${name}`);
  return found;
}

const german = based("simple-de");
const english = based("simple-en");
const french = based("simple-fr");

/** An invoice of a sample to somebody else, for something else. */
function to(
  name: string,
  { invoice, lang }: Sample,
  buyer: NonNullable<Sample["invoice"]["buyer"]>,
  descriptions: readonly string[],
  notes: readonly string[] = [],
): Sample {
  const [line = {}] = invoice.lines ?? [];
  const lines = descriptions.map((description, index) => ({ ...line, id: `${index + 1}`, description }));
  return { name, lang, invoice: { ...invoice, buyer, lines, notes: notes.map((text) => ({ text })) } };
}

export const worldSamples: readonly Sample[] = [
  to(
    "greek",
    german,
    {
      name: "Ναυπηγεία Ελευσίνας Α.Ε.",
      address: { line1: "Λεωφόρος Ηρώων 18", city: "Ελευσίνα", postalCode: "19200", countryCode: "GR" },
    },
    ["Έδρανο ορειχάλκινο, 40 × 50 × 45 mm", "Συναρμολόγηση και έλεγχος"],
    ["Σας ευχαριστούμε για τη συνεργασία."],
  ),
  to(
    "polish",
    english,
    {
      name: "Stocznia Świętokrzyska Sp. z o.o.",
      address: { line1: "ul. Żeglarska 7", city: "Łódź", postalCode: "90-001", countryCode: "PL" },
    },
    ["Łożysko ślizgowe, mosiądz", "Wykonanie zęźli – próbka „źdźbło”"],
    ["Dziękujemy za współpracę."],
  ),
  to("cyrillic", german, {
    name: "Корабостроителница „Черно море“ АД",
    address: { line1: "ул. Дебър 48", city: "Варна", postalCode: "9000", countryCode: "BG" },
  }, ["Лагерна втулка, бронз", "Подшипник скольжения, 40 × 50 × 45 мм"]),
  to("hebrew", english, {
    name: "מספנות חיפה בע״מ",
    address: { line1: "שדרות ההגנה 12", city: "חיפה", postalCode: "3303139", countryCode: "IL" },
  }, [
    "תותב מיסב ברונזה (40 × 50 מ״מ), דגם A-17",
    "שִׁפּוּץ מַנּוֹעַ – Volvo Penta D4, 2 יחידות",
    "Bearing bush for מספנות חיפה, drawing 40-50-45",
  ], ["תנאי תשלום: שוטף + 30 יום. ההצעה מס׳ 2026/118 מתאריך 18.11.2026 מצורפת."]),
  to("arabic", french, {
    name: "شركة الخليج للخدمات البحرية ذ.م.م",
    address: { line1: "شارع الميناء ١٢", city: "دبي", countryCode: "AE" },
  }, [
    "جلبة محمل من البرونز، ٤٠ × ٥٠ مم (طراز B-200)",
    "صيانة المحرك وفحصه – 3 ساعات",
    "سرویس دوره‌ای می‌خواهم، چاپ و گزارش",
  ], ["نشكركم على تعاملكم معنا. يُرجى السداد خلال ثلاثين يومًا من تاريخ الفاتورة رقم F-2026-0331."]),
  to("japanese", english, {
    name: "株式会社瀬戸内マリン",
    address: {
      line1: "海岸通１丁目２番３号",
      city: "神戸市中央区",
      countrySubdivision: "兵庫県",
      postalCode: "650-0024",
      countryCode: "JP",
    },
  }, [
    "青銅製軸受ブッシュ（40 × 50 × 45 mm）、図面番号 SB-17",
    "エンジン点検・整備作業一式。試運転を含む。作業報告書は納品時に提出します。部品代は別途ご請求いたします。",
  ], ["お支払いは請求書の日付から三十日以内にお願いいたします。「振込手数料」はご負担ください。"]),
  to(
    "chinese",
    english,
    {
      name: "上海东方船舶设备有限公司",
      address: { line1: "浦东新区张杨路500号", city: "上海", postalCode: "200120", countryCode: "CN" },
    },
    ["青铜轴承衬套，40 × 50 × 45 毫米", "发动机检修与调试（含试航）"],
    ["请于三十日内付款。谢谢！"],
  ),
  to(
    "korean",
    english,
    {
      name: "부산해양정비 주식회사",
      address: { line1: "해운대로 123", city: "부산", postalCode: "48058", countryCode: "KR" },
    },
    ["청동 베어링 부싱 40 × 50 × 45 mm", "엔진 점검 및 정비 작업"],
    ["30일 이내에 지급하여 주십시오."],
  ),
  to("emoji", german, {
    name: "Café Sonnenschein ☀️ & Söhne 🚢",
    address: { line1: "Hafenstraße 3", city: "Kiel", postalCode: "24103", countryCode: "DE" },
  }, [
    "Geschenkkorb 🎁 mit Kaffee ☕ und Kuchen 🍰",
    "Prüfung ✓ bestanden ✔, Druck ≤ 6 bar, ∅ 12, ⌀ 8 ± 0,1, ∑ ∫ √, ⚠ Vorsicht, ♻, ☎, ★★★☆☆, → ⇒ ↔",
    "👩‍💻 Beratung 🇩🇪 👍🏽",
  ], ["Danke! 🙏😀"]),
  to("mixed-scripts", german, {
    name: "Überlingen 日本 חיפה دبي 서울 Ω",
    address: { line1: "Straße 1", city: "Überlingen", postalCode: "88662", countryCode: "DE" },
  }, ["Ж א ع あ 한 😀 ✓ 𝒳 ⨌ Ā", "(א) [ب] {あ} <한>"]),
  {
    ...to("world-preview", english, {
      name: "מספנות חיפה בע״מ",
      address: { city: "חיפה", countryCode: "IL" },
    }, ["תותב מיסב"]),
    preview: true,
  },
];
