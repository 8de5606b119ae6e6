/**
 * In place of hoist-non-react-statics, which react-router asks for in `withRouter` alone. Nothing here calls that, and
 * the package would be in the first load with all of react-is.
 */
const hoistStatics = <C>(target: C): C => target;

export default hoistStatics;
