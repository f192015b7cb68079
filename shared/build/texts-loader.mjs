import { compileMessage } from '@lingui/message-utils/compileMessage';

/** Compiles the messages of a catalog at build time, so that the browser does not need the compiler. */
export default function compileTexts(source) {
  const texts = Object.entries(JSON.parse(source));
  return JSON.stringify(Object.fromEntries(texts.map(([key, text]) => [key, compileMessage(text)])));
}
