/** Whether a console message is about the read-backs of software rendering, which no player has. */
export function isDriverNoise(text: string): boolean {
  return text.includes('GPU stall due to ReadPixels') || text.includes('GL Driver Message');
}
