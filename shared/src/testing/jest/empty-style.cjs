// Stands for style sheets and pictures: tests read what is on the page, not how it looks.
module.exports = {};
