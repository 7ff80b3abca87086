// @expect violated
// @flags --check=assert
// What is written is one of many sums, and not of what was read of the variable itself.
function {:bvbuiltin "bvadd"} $add(a: bv64, b: bv64) returns (bv64);
var v, w: bv64;
procedure p() {
  var n: bv64;
  n := w;
  if (*) { n := $add(n, 1bv64); }
  if (*) { n := $add(n, 1bv64); }
  if (*) { n := $add(n, 1bv64); }
  if (*) { n := $add(n, 1bv64); }
  if (*) { n := $add(n, 1bv64); }
  if (*) { n := $add(n, 1bv64); }
  if (*) { n := $add(n, 1bv64); }
  if (*) { n := $add(n, 1bv64); }
  if (*) { n := $add(n, 1bv64); }
  if (*) { n := $add(n, 1bv64); }
  if (*) { n := $add(n, 1bv64); }
  if (*) { n := $add(n, 1bv64); }
  if (*) { n := $add(n, 1bv64); }
  if (*) { n := $add(n, 1bv64); }
  if (*) { n := $add(n, 1bv64); }
  if (*) { n := $add(n, 1bv64); }
  if (*) { n := $add(n, 1bv64); }
  if (*) { n := $add(n, 1bv64); }
  if (*) { n := $add(n, 1bv64); }
  if (*) { n := $add(n, 1bv64); }
  if (*) { n := $add(n, 1bv64); }
  if (*) { n := $add(n, 1bv64); }
  if (*) { n := $add(n, 1bv64); }
  if (*) { n := $add(n, 1bv64); }
  if (*) { n := $add(n, 1bv64); }
  if (*) { n := $add(n, 1bv64); }
  if (*) { n := $add(n, 1bv64); }
  if (*) { n := $add(n, 1bv64); }
  if (*) { n := $add(n, 1bv64); }
  if (*) { n := $add(n, 1bv64); }
  if (*) { n := $add(n, 1bv64); }
  if (*) { n := $add(n, 1bv64); }
  if (*) { n := $add(n, 1bv64); }
  if (*) { n := $add(n, 1bv64); }
  if (*) { n := $add(n, 1bv64); }
  if (*) { n := $add(n, 1bv64); }
  if (*) { n := $add(n, 1bv64); }
  if (*) { n := $add(n, 1bv64); }
  if (*) { n := $add(n, 1bv64); }
  if (*) { n := $add(n, 1bv64); }
  v := n;
}
procedure q() {
  w := $add(w, 1bv64);
  v := $add(v, 1bv64);
}
procedure main() {
  v := 0bv64;
  w := 0bv64;
  async call p();
  async call q();
  assert v != 42bv64; // want "assert|v != 42"
}
