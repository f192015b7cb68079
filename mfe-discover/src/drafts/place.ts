/** An outlet or activity that a post can be tagged with. */
export interface Place {
  type: 'outlet' | 'activity';
  uuid: string;
  name: string;
}
