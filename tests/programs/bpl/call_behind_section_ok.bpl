// @expect verified
// The call behind the section returns to two ways, each with its own result.
var x: int;

procedure main()
{
  var a, r: int;

  x := 0;
  async call other();
  a := x;
  if (a == 0) {
    atomic begin;
    a := a + 2;
  }
  atomic end;
  call r := same(a);
  assert r == a;
  call r := same(r + 1);
  assert r == a + 1;
}

procedure same(n: int) returns (r: int)
{
  r := n;
  if (r == 7) {
    return;
  }
  r := n;
}

procedure other()
{
  x := 1;
}
