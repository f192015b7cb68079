/** A file that breaks a rule: its path, its code, and the rule that must reject it. */
export interface RuleViolation {
  readonly breaks: string;
  readonly file: string;
  readonly code: string;
  readonly rule:
    | 'boundaries/dependencies'
    | 'boundaries/no-unknown-dependencies'
    | 'no-restricted-imports'
    | 'no-restricted-globals'
    | 'no-restricted-properties'
    | 'suite/no-literal-spread'
    | 'suite/no-lang-as-locale'
    | 'max-lines'
    | 'no-unused-vars'
    | `react${'' | '-hooks'}/${string}`
    | `typescript/${string}`;
}
