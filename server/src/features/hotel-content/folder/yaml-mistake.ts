import { isScalar, visit, type Document, type YAMLParseError } from 'yaml';

interface YamlMistake {
  offset: number;
  message: string;
  suggestion?: string | undefined;
}

/** The messages of the parser do not say what to do, so the most frequent ones get advice, by the parser's code. */
const SUGGESTIONS: Readonly<Record<string, string>> = {
  TAB_AS_INDENT: 'Use spaces.',
  MULTIPLE_DOCS: 'Remove the line ---.',
  BLOCK_AS_IMPLICIT_KEY:
    'A text with a colon needs quotes, such as "Tea: green". The keys of one thing begin in the same column.',
};

/** Turns an error of the parser into what helps an author. */
export function yamlMistake(error: YAMLParseError, document: Document): YamlMistake {
  const mistake = (message: string) => ({
    offset: error.pos[0],
    message: `This is no valid YAML: ${message}`,
    suggestion: SUGGESTIONS[error.code],
  });
  if (error.code === 'MULTIPLE_DOCS') return mistake('A second document begins here.');
  const [first = ''] = error.message.split('\n');
  if (!/^Missing closing .quote/.test(first)) return mistake(first.replace(/ at line .*$/, '.'));
  // The parser reports the end of the file, where it has stopped to look for the quote.
  return { ...mistake('This quote is not closed.'), offset: openQuote(document) ?? error.pos[0] };
}

/** Returns where the last quoted text begins. After one that is not closed, there is no other. */
function openQuote(document: Document): number | undefined {
  let found: number | undefined;
  const look = (node: unknown) => {
    if (isScalar(node) && /^QUOTE/.test(node.type ?? '')) found = node.range?.[0];
  };
  visit(document, { Scalar: (_key, node) => look(node) });
  return found;
}
