import ts from 'typescript';

/**
 * Adds a property to the object called `name` in a source, after the last property that `isNear`, or at the
 * end. The rest of the source is unchanged.
 */
export function addProperty(
  source: string,
  name: string,
  property: string,
  isNear: (text: string) => boolean = () => true,
): string {
  const object = objectCalled(name, parsed(source));
  if (!object) throw new Error(`no object named ${name} in the source`);
  const near = object.properties.filter((it) => isNear(it.getText())).at(-1) ?? object.properties.at(-1);
  return near
    ? inserted(source, near.end, `, ${property}`)
    : inserted(source, object.getStart() + 1, ` ${property},`);
}

const parsed = (source: string) => ts.createSourceFile('source.ts', source, ts.ScriptTarget.Latest, true);

const inserted = (source: string, at: number, text: string) => source.slice(0, at) + text + source.slice(at);

/** Finds the object literal that is the value of a variable or property, at any depth. */
function objectCalled(name: string, node: ts.Node): ts.ObjectLiteralExpression | undefined {
  if ((ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node)) && node.name.getText() === name) {
    const value = node.initializer && bare(node.initializer);
    if (value && ts.isObjectLiteralExpression(value)) return value;
  }
  return ts.forEachChild(node, (child) => objectCalled(name, child));
}

/** Removes `as const` and `satisfies …` around an expression. */
function bare(expression: ts.Expression): ts.Expression {
  return ts.isAsExpression(expression) || ts.isSatisfiesExpression(expression)
    ? bare(expression.expression)
    : expression;
}
