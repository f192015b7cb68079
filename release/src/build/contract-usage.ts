import { pushNames, requestNames } from '@guest/shared/contracts/socket.contract';
import { forEachChild, type Expression, type Node, type SourceFile } from 'typescript';
import ts from 'typescript';

/** The calls, events and named functions that a source file mentions. */
export interface ContractUsage {
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
export function usageIn(file: string, text: string): ContractUsage {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const contracts = contractsImportedBy(source);
  const usage: ContractUsage = { calls: [], requests: [], pushes: [], publishes: [], listens: [], named: [] };

  function visit(node: Node): void {
    if (ts.isImportDeclaration(node)) return;
    if (ts.isIdentifier(node)) recordContract(node.text, node.parent);
    if (ts.isCallExpression(node)) recordEvent(node.expression, node.arguments[0]);
    if (ts.isStringLiteral(node)) {
      if (REQUESTS.has(node.text)) usage.requests.push(node.text);
      if (PUSHES.has(node.text)) usage.pushes.push(node.text);
    }
    if (ts.isPropertyAssignment(node) && isFunction(node.initializer)) {
      if (ts.isStringLiteral(node.name) || ts.isIdentifier(node.name)) usage.named.push(node.name.text);
    }
    forEachChild(node, visit);
  }

  function recordContract(name: string, parent: Node): void {
    const from = contracts.get(name);
    if (!from || (ts.isPropertyAccessExpression(parent) && parent.name.text === name)) return;
    const call = ts.isPropertyAccessExpression(parent) ? parent.name.text : null;
    usage.calls.push({ ...from, call });
  }

  function recordEvent(called: Expression, first: Expression | undefined): void {
    if (!first || !ts.isStringLiteral(first)) return;
    const name = ts.isPropertyAccessExpression(called) ? called.name.text : called.getText();
    if (name === 'publish') usage.publishes.push(first.text);
    if (name === 'subscribe' || name === 'useGuestEvent') usage.listens.push(first.text);
  }

  visit(source);
  return usage;
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
