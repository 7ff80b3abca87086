// @expect violated
// @flags --check=deadlock
// On one way the thread can never get past its section; on the others another
// section follows at once.
function {:bvbuiltin "bvsub"} $sub(a: bv2, b: bv2) returns (bv2);
var x: bv2;
var y: bv2;
var f: bool;
var m: [bv2]bv2;
var n: [bv2]bv2;
procedure enter()
{
  atomic begin;
}
procedure leave()
{
  atomic end;
}
procedure worker(p: bv2)
{
  var a: bv2, b: bv2;
  a := m[p];
  if (*) { atomic begin; x := a; } else { call enter(); a := 3bv2; }
    if (f) {
    } else {
      assume {:await} (p == a);
    }
  call leave();
  atomic {
    y := 0bv2;
    if (($sub(n[1bv2], $sub(3bv2, 2bv2)) == n[p])) {
      f := f;
    }
  }
}
procedure main()
{
  var a: bv2, b: bv2;
  x := 0bv2; y := 0bv2; f := false;
  m := (lambda i: bv2 :: 0bv2);
  async call worker(0bv2);
  m[(if (3bv2 == 1bv2) then n[a] else m[1bv2])] := y;
}