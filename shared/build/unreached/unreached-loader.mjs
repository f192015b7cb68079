/**
 * Replaces the bodies of functions and blocks that the suite never reaches in a file of a library, and whole statements. The options are
 * those of `Unreached` in `unreached.ts`. A file that does not have one of the parts exactly once does not build.
 */
export default function unreachedLoader(source) {
  const { library, parts, marker = '' } = this.getOptions();
  if (!source.includes(marker)) return source;
  return Object.entries(parts).reduce((code, [name, body]) => {
    const pattern = definitionOf(name);
    let found = 0;
    const changed = code.replace(pattern, (_all, indent, head, end) => {
      found += 1;
      const message = JSON.stringify(`${library}: ${name} is not part of this build`);
      const replacement = body || `throw new Error(${message});`;
      if (name.endsWith(';')) return `${indent}${replacement}`;
      return `${indent}${head} ${replacement} }${end}`;
    });
    if (found !== 1) throw new Error(`${library} has ${found} parts called ${name} instead of one`);
    return changed;
  }, source);
}

/**
 * Matches a function, a function in a variable or, with a dot before the name, a method, from its head to its end: the
 * libraries are published formatted, so that a function ends with the first brace of its own indentation.
 */
function definitionOf(name) {
  if (name.endsWith(' {')) return blockAfter(name);
  if (name.endsWith(';')) return new RegExp(`^([ \\t]*)(${escaped(name)})()$`, 'gm');
  const head = name.startsWith('.')
    ? `(?:async )?${name.slice(1)}`
    : `(?:(?:async )?function ${name}|(?:const|var) ${name} = (?:async )?(?:function)?)`;
  const parameters = '\\((?:[^()]|\\([^()]*\\))*\\)(?: =>)? \\{';
  return new RegExp(`^([ \\t]*)(${head}${parameters})\\n[^]*?^\\1\\}(;?)$`, 'gm');
}

/** Matches a block that begins with this line, such as that of an `if`, or a callback at the end of a call. */
function blockAfter(line) {
  return new RegExp(`^([ \\t]*)(${escaped(line)})\\n[^]*?^\\1\\}(\\)?;?)`, 'gm');
}

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
