/**
 * Replaces hoist-non-react-statics, which react-router uses only in `withRouter`. Nothing here calls that, and the
 * package would be part of the first load, with all of react-is.
 */
const hoistStatics = <C>(target: C): C => target;

export default hoistStatics;
