// Runs only in browsers that know no modules: plain words instead of an empty page.
document.getElementById('root').innerHTML =
  '<h1>Pressluft</h1>' +
  '<p lang="de">Dieser Browser kann keine Diagramme darstellen. Bitte verwenden Sie Edge, Firefox, Chrome oder Safari.</p>' +
  '<p lang="en">This browser does not support charts. Please use Edge, Firefox, Chrome or Safari.</p>';
