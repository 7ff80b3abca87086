// @expect verified
var a: int;
var b: int;

procedure {:thread_self} self() returns (t: int);

procedure first()
  modifies a;
{
  var t: int;
  call t := self();
  a := t;
}

procedure second()
  modifies b;
{
  var t: int;
  call t := self();
  b := t;
}

procedure {:entrypoint} main()
  modifies a, b;
{
  var x: int;
  var y: int;
  var me: int;
  call me := self();
  assert me == 1;
  a := 0;
  b := 0;
  async call first();
  async call second();
  x := a;
  y := b;
  assert x == 0 || y == 0 || x != y;
  assert x >= 0 && x != me;
}
