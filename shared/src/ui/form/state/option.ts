/** One of the things to choose from. */
export interface Option {
  value: string;
  name: string;
  /** Of the name, where it is not in the page's. */
  lang?: string;
  /** What helps to decide. */
  line?: string;
  isDisabled?: boolean;
}
