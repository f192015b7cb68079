import ts from 'typescript';

/**
 * Adds a property to the object called `name` in a source, after the last property that `isNeighbour`, or at the
 * end. The rest of the source is unchanged.
 */
export function addProperty(
  source: string,
  name: string,
  property: string,
  isNeighbour: (text: string) => boolean = () => true,
): string {
  const object = findObject(name, parseSource(source));
  if (!object) throw new Error(`no object named ${name} in the source`);
  const neighbour =
    object.properties.filter((it) => isNeighbour(it.getText())).at(-1) ?? object.properties.at(-1);
  return neighbour
    ? insertAt(source, neighbour.end, `, ${property}`)
    : insertAt(source, object.getStart() + 1, ` ${property},`);
}

const parseSource = (source: string) =>
  ts.createSourceFile('source.ts', source, ts.ScriptTarget.Latest, true);

const insertAt = (source: string, at: number, text: string) => source.slice(0, at) + text + source.slice(at);

/** Finds the object literal that is the value of a variable or property, at any depth. */
function findObject(name: string, node: ts.Node): ts.ObjectLiteralExpression | undefined {
  if ((ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node)) && node.name.getText() === name) {
    const value = node.initializer && unwrapExpression(node.initializer);
    if (value && ts.isObjectLiteralExpression(value)) return value;
  }
  return ts.forEachChild(node, (child) => findObject(name, child));
}

/** Removes `as const` and `satisfies …` around an expression. */
function unwrapExpression(expression: ts.Expression): ts.Expression {
  return ts.isAsExpression(expression) || ts.isSatisfiesExpression(expression)
    ? unwrapExpression(expression.expression)
    : expression;
}
