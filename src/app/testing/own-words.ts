import names from "#content/curriculum/names.json" with { type: "json" };
import type { Locale } from "#shared/locale.ts";

/** Words that are right and in no dictionary: names, terms of the trade, words quoted from the other language. */
const ofBoth = `
  ${names.join(" ")}
  PDF PNG JPEG GIF SVG WebP MB Faro ChatGPT OpenAI PNAS Bastani Affero GNU RSS CSV JSON SMTP URL UTC npm git Node Ollama openai anthropic PostgreSQL
  Analytics TikTok Facebook postgres JavaScript Markdown argon utm sqrt https SAT ACT FDL CC BY Google Anthropic GOOGLE CLIENT SECRET ID AI
  PROVIDER MODEL ADMIN EMAIL MAIL FROM DATABASE DNS TXT AAAA TTL IP CSS url www api admin mail ftp blog
`;

const ofOne: Readonly<Record<Locale, string>> = {
  en: `
    auth Backend signup Onboarding mistyped unlink Maya Mateo GPT Thurrott ology
    Español español Lee esta página hostname Hostname
  `,
  es: `
    IA QR min Llévatelo Admin Premium chat cookie cookies Cookies script scripts ref hash spam root location secrets Enter Website
    repasos reintenta inecuación Detenlo GPT Thurrott ology google
    Script event name brand viewed get started pressed
    Tab start Privacy Not Track Public License English Read this page proxy
  `,
};

/** What the spelling test lets pass in each language beside its dictionary. */
export const ownWords = {
  en: new Set(`${ofBoth} ${ofOne.en}`.split(/\s+/)),
  es: new Set(`${ofBoth} ${ofOne.es}`.split(/\s+/)),
} as const satisfies Record<Locale, ReadonlySet<string>>;
