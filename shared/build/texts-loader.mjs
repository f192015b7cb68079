import { compileMessage } from '@lingui/message-utils/compileMessage';

/** Compiles a catalog's messages while it is built, so that no browser carries the compiler. */
export default function compileTexts(source) {
  const texts = Object.entries(JSON.parse(source));
  return JSON.stringify(Object.fromEntries(texts.map(([key, text]) => [key, compileMessage(text)])));
}
