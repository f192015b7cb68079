/** An outlet or activity that a post can be tagged with. */
export interface TaggedPlace {
  type: 'outlet' | 'activity';
  uuid: string;
  name: string;
}
