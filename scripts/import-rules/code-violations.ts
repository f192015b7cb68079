import type { RuleViolation } from './rule-violation';

/** Uses of React and TypeScript that the rules for all code refuse. */
export const codeViolations: RuleViolation[] = [
  [
    'a component spreads a literal object',
    'export const It = () => <p {...{ id: "a" }} />;',
    'suite/no-literal-spread',
  ],
  [
    'a component calls a hook under a condition',
    `import { useState } from 'react';
export function It({ isOpen }: { isOpen: boolean }) {
  if (isOpen) useState(0);
  return null;
}`,
    'react-hooks/rules-of-hooks',
  ],
  [
    'an effect does not name what it depends on',
    `import { useEffect } from 'react';
export function It({ title }: { title: string }) {
  useEffect(() => {
    document.title = title;
  }, []);
  return null;
}`,
    'react-hooks/exhaustive-deps',
  ],
  [
    'a component creates a component',
    `export function It() {
  const Inner = () => <p />;
  return <Inner />;
}`,
    'react/static-components',
  ],
  [
    'a component reads a reference while it renders',
    `import { useRef } from 'react';
export function It() {
  const count = useRef(0);
  return <p>{count.current}</p>;
}`,
    'react/refs',
  ],
  [
    'an effect sets state at once',
    `import { useEffect, useState } from 'react';
export function It() {
  const [count, setCount] = useState(0);
  useEffect(() => {
    setCount(1);
  }, []);
  return count;
}`,
    'react/set-state-in-effect',
  ],
  ['a component is impure', `export const It = () => <p>{Math.random()}</p>;`, 'react/purity'],
  [
    'a component changes its properties',
    `export function It(props: { count: number }) {
  props.count = 1;
  return <p>{props.count}</p>;
}`,
    'react/immutability',
  ],
  [
    'a component uses what not every browser has',
    'export const signal = AbortSignal.any([]);',
    'no-restricted-properties',
  ],
  [
    'a component takes the storage out of the window',
    'export const { localStorage: storage } = window;',
    'no-restricted-properties',
  ],
  ['a variable is not used', `const it = 1;`, 'no-unused-vars'],
  ['a value has any type', `export const it: any = 1;`, 'typescript/no-explicit-any'],
  ['a comment silences the compiler', `// @ts-ignore\nexport const it = 1;`, 'typescript/ban-ts-comment'],
  ['a file has more than 300 lines', 'export {};\n'.repeat(301), 'max-lines'],
].map(([breaks = '', code = '', rule = '']) => ({
  breaks,
  file: 'mfe-dining/src/planted.tsx',
  code,
  // The literals above are the names of rules, which the map widens.
  rule: rule as RuleViolation['rule'],
}));
