/** Whether a query reads the list of posts or one of them; its key begins with the address. */
export const isFeed = ({ queryKey }: { queryKey: readonly unknown[] }) =>
  /\/posts?(\?|$|\/[^/]+$)/.test(String(queryKey[0]));
