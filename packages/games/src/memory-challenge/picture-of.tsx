import styles from './picture-of.module.css';

/** One side of a card outside the canvas. Decorative: the text beside it names it. */
export function PictureOf({ url, size }: { readonly url: string; readonly size: number }) {
  return <img className={styles.picture} src={url} alt="" width={size} height={size} draggable={false} />;
}
