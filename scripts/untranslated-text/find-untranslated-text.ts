import ts from 'typescript';

export interface UntranslatedText {
  readonly line: number;
  readonly text: string;
}

/** Attributes whose text a guest sees or hears, whatever it contains. */
const TEXT_ATTRIBUTES =
  /^(aria-(label|description|roledescription|valuetext|placeholder)|alt|title|placeholder|label)$/;
/** Attributes that contain code which may look like words. */
const CODE_ATTRIBUTES = /^(className|d|viewBox|sizes|srcSet|media|allow|accept|rel|style|points|transform)$/;
/** Properties whose assigned text is shown. */
const TEXT_PROPERTIES = /^(textContent|innerText|innerHTML|ariaLabel|title|alt|placeholder)$/;
/** Calls whose texts are selectors or meant for developers. */
const HIDDEN_CALLS = /^(console\.\w+|reportError|inTime)$|\.(abort|closest|matches|querySelector(All)?)$/;
const LETTER = /\p{L}/u;
/** Matches two words, or one word with letters that do not occur in identifiers. */
const PROSE =
  /\p{L}{2,}[,.!?…]?[\s\u00a0]+\p{L}|(?=[^\u0000-\u007f])\p{L}\p{L}|\p{L}(?=[^\u0000-\u007f])\p{L}/u;
/**
 * Outside JSX, words in lower case are identifiers; a text starts with a capital or a letter without case.
 */
const SENTENCE = /^\P{L}*[\p{Lu}\p{Lo}]/u;
/** HTML tags, CSS rules, and words that are the same in every language. */
const NOT_WORDS = /<[^>]*>?|[^{}]*\{[\w-]+:[^{}]*\}|\b(UTC|PDF)\b/g;

/** Finds visible text in a source file that is in no catalogue. `texts` are the keys of the catalogues. */
export function findUntranslatedText(
  file: string,
  source: string,
  texts: ReadonlySet<string>,
): UntranslatedText[] {
  // In a file without JSX, `<Value>` is a type.
  const kind = file.endsWith('.ts') ? ts.ScriptKind.TS : ts.ScriptKind.TSX;
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kind);
  const found: UntranslatedText[] = [];
  visit(tree);
  return found;

  function visit(node: ts.Node): void {
    const text = textOf(node);
    if (text !== undefined && !texts.has(text) && isShown(node, text)) {
      const { line } = tree.getLineAndCharacterOfPosition(node.getStart(tree));
      found.push({ line: line + 1, text: text.trim() });
    }
    if (!isNeverShown(node)) ts.forEachChild(node, visit);
  }
}

function textOf(node: ts.Node): string | undefined {
  if (ts.isJsxText(node) || ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node)) {
    return [node.head, ...node.templateSpans.map(({ literal }) => literal)].map((it) => it.text).join('{}');
  }
  return undefined;
}

/** Returns true for parts of a file that guests never see. */
function isNeverShown(node: ts.Node): boolean {
  return (
    ts.isImportDeclaration(node) ||
    ts.isExportDeclaration(node) ||
    ts.isTypeNode(node) ||
    ts.isThrowStatement(node) ||
    (ts.isNewExpression(node) && /(Error|Exception)$/.test(node.expression.getText())) ||
    (ts.isCallExpression(node) && HIDDEN_CALLS.test(node.expression.getText())) ||
    (ts.isBinaryExpression(node) && /\.style\.\w+$/.test(node.left.getText())) ||
    (ts.isJsxAttribute(node) && CODE_ATTRIBUTES.test(node.name.getText())) ||
    // A command is the same in every language.
    (ts.isJsxElement(node) && node.openingElement.tagName.getText() === 'code')
  );
}

function isShown(node: ts.Node, fullText: string): boolean {
  const text = fullText.replace(NOT_WORDS, ' ');
  if (!LETTER.test(text)) return false;
  const outer = outermost(node);
  const isInJsx = ts.isJsxText(node) || ts.isJsxAttribute(outer) || ts.isJsxExpression(outer);
  if (ts.isJsxText(node) || (PROSE.test(text) && (isInJsx || SENTENCE.test(text)))) return true;
  if (ts.isJsxAttribute(outer)) return TEXT_ATTRIBUTES.test(outer.name.getText());
  if (ts.isJsxExpression(outer)) return true;
  return ts.isBinaryExpression(outer) && TEXT_PROPERTIES.test(assignedProperty(outer));
}

/** Returns the outermost expression that a literal is the value of, through conditions and parentheses. */
function outermost(node: ts.Node): ts.Node {
  const { parent } = node;
  if (ts.isConditionalExpression(parent) && parent.condition !== node) return outermost(parent);
  if (ts.isParenthesizedExpression(parent)) return outermost(parent);
  if (ts.isBinaryExpression(parent) && parent.right === node) {
    return parent.operatorToken.kind === ts.SyntaxKind.EqualsToken ? parent : outermost(parent);
  }
  if (ts.isJsxExpression(parent)) return ts.isJsxAttribute(parent.parent) ? parent.parent : parent;
  return parent;
}

const assignedProperty = ({ left }: ts.BinaryExpression) =>
  ts.isPropertyAccessExpression(left) ? left.name.text : '';
