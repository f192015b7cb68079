/** An option to select. */
export interface Option {
  value: string;
  name: string;
  /** The language of the label, if it differs from that of the page. */
  lang?: string;
  /** A short explanation of the option. */
  line?: string;
  isDisabled?: boolean;
}
