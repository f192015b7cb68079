/** Tells the home page that there is nothing to show, because it draws a placeholder where an element is empty. */
export const NoPlan = () => <span hidden />;
