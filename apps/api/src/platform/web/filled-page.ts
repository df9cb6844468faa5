/** A picture for link previews, on this server. */
export interface SharePicture {
  readonly path: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

/** Metadata of a page that depends on its address. */
export interface FilledMeta {
  /** Of the page alone. */
  readonly title: string;
  readonly description: string;
  /** It may be indexed, whatever holds for the others. */
  readonly search?: 'open';
  /** Absent: that of the hub. */
  readonly picture?: SharePicture;
}

/** A page of many addresses, each with metadata of its own. */
export interface FilledPage {
  /** Its entry in `pages.json`, with one parameter at the end: `/run/:id`. */
  readonly path: string;
  /** @param parameter as in the address; undefined when there is no such page */
  metaOf(parameter: string): Promise<FilledMeta | undefined>;
}
