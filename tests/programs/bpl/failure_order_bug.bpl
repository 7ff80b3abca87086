// @expect violated
// @flags --check=race

var {:data} d: int;
var a: int;
var h: int;
procedure worker()
  modifies d, a;
{
  d := 1;
  atomic {:order "release"} { a := 1; }
}
procedure main()
  modifies a, d, h;
{
  var t: int;
  a := 0; d := 0; h := 0;
  async call worker();
  // It writes nothing that it has read: so it acquires nothing.
  atomic {:order "acq_rel"} {:failure_order "relaxed"} { t := a; if (t == 1) { h := 1; d := 2; } }
}
