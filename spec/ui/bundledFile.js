/** Stands for a file that the bundler turns into code. */
export default '';
