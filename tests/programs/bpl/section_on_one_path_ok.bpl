// @expect verified
// A section that is begun only if somebody else may look: on the other path
// there is nobody yet.
var x: int;
var shared: bool;

procedure main()
{
  shared := false;
  call twice();
  shared := true;
  async call look();
  call twice();
  atomic end;            // outside of sections: does nothing
  call twice();
}

procedure twice()
{
  var locked: bool;

  locked := false;
  if (shared) {
    atomic begin;
    locked := true;
  }
  x := 1;
  x := 0;
  if (locked) {
    atomic end;
  }
}

procedure look()
{
  assert x == 0;
}
