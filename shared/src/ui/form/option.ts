/** One of the things to choose from. */
export interface Option {
  value: string;
  name: string;
  /** What helps to decide. */
  line?: string;
  isDisabled?: boolean;
}
