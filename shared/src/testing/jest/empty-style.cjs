// Replaces style sheets and images: tests check content, not appearance.
module.exports = {};
