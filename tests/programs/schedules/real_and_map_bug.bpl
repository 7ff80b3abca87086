// @expect violated
// Values of other types than those of C.
type T;
var {:data} x: real;
var m: [int]bool;
const one, two: T;

procedure put()
  modifies x;
{
  var r: real, t: T, k: [int]bool;
  atomic {
    havoc r, t, k;
    if (r > 1.25 && r < 1.5 && t != one && k[7] && !k[8]) {
      x := r; // want "race"
    }
  }
}

procedure {:entrypoint} main()
  modifies x;
{
  var r: real;
  async call put();
  r := x; // want "race"
}
