/** Nothing to show. An empty place on the home page looks as if something were still to come. */
export const NoPlan = () => <span hidden />;
