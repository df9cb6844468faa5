/** Ends the download of a video that has been removed: a browser continues it, and the connection serves nothing else meanwhile. */
export function stopLoading(video: HTMLVideoElement): void {
  video.removeAttribute('src');
  video.load();
}
