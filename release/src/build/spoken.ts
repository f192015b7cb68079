import { pushNames, requestNames } from '@guest/shared/contracts/socket.contract';
import { forEachChild, type Expression, type Node, type SourceFile } from 'typescript';
import ts from 'typescript';

/** The calls, events and named functions that a source file mentions. */
export interface Spoken {
  /**
   * The uses of contracts by the module they are imported from. `call` is `null` where a contract is used as
   * a whole.
   */
  calls: { module: string; contract: string; call: string | null }[];
  requests: string[];
  pushes: string[];
  publishes: string[];
  listens: string[];
  /** The names of properties that hold functions, as pages are listed under the names of their routes. */
  named: string[];
}

const REQUESTS: ReadonlySet<string> = new Set(requestNames);
const PUSHES: ReadonlySet<string> = new Set(pushNames);

/** Finds the calls and events of a file by parsing it; none of its code runs. */
export function spokenIn(file: string, text: string): Spoken {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const contracts = contractsImportedBy(source);
  const spoken: Spoken = { calls: [], requests: [], pushes: [], publishes: [], listens: [], named: [] };

  function visit(node: Node): void {
    if (ts.isImportDeclaration(node)) return;
    if (ts.isIdentifier(node)) hearContract(node.text, node.parent);
    if (ts.isCallExpression(node)) hearEvent(node.expression, node.arguments[0]);
    if (ts.isStringLiteral(node)) {
      if (REQUESTS.has(node.text)) spoken.requests.push(node.text);
      if (PUSHES.has(node.text)) spoken.pushes.push(node.text);
    }
    if (ts.isPropertyAssignment(node) && isFunction(node.initializer)) {
      if (ts.isStringLiteral(node.name) || ts.isIdentifier(node.name)) spoken.named.push(node.name.text);
    }
    forEachChild(node, visit);
  }

  function hearContract(name: string, parent: Node): void {
    const from = contracts.get(name);
    if (!from || (ts.isPropertyAccessExpression(parent) && parent.name.text === name)) return;
    const call = ts.isPropertyAccessExpression(parent) ? parent.name.text : null;
    spoken.calls.push({ ...from, call });
  }

  function hearEvent(called: Expression, first: Expression | undefined): void {
    if (!first || !ts.isStringLiteral(first)) return;
    const name = ts.isPropertyAccessExpression(called) ? called.name.text : called.getText();
    if (name === 'publish') spoken.publishes.push(first.text);
    if (name === 'subscribe' || name === 'useGuestEvent') spoken.listens.push(first.text);
  }

  visit(source);
  return spoken;
}

const isFunction = (value: Expression) =>
  ts.isArrowFunction(value) || ts.isFunctionExpression(value) || ts.isCallExpression(value);

/**
 * Maps the local names of imports from `contracts/….contract` to their module, such as `order/order`, and
 * exported name. Type imports are no calls.
 */
function contractsImportedBy(source: SourceFile): Map<string, { module: string; contract: string }> {
  const found = new Map<string, { module: string; contract: string }>();
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const module = /contracts\/([\w/-]+)\.contract$/.exec(statement.moduleSpecifier.text)?.[1];
    const bindings = statement.importClause?.namedBindings;
    if (!module || statement.importClause?.isTypeOnly || !bindings || !ts.isNamedImports(bindings)) continue;
    for (const { name, propertyName, isTypeOnly } of bindings.elements) {
      if (!isTypeOnly) found.set(name.text, { module, contract: (propertyName ?? name).text });
    }
  }
  return found;
}
