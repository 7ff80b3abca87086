// @expect violated
// The failure is there whatever the model chose.
var total: int;

procedure {:model} sine() returns (r: int)
{
  assume {:approximate "the value of the sine"} true;
  havoc r;
}

procedure add()
{
  var t, x: int;
  call x := sine();
  if (x == 3) { x := 4; }
  t := total;
  total := t + 1;
}

procedure {:entrypoint} main()
{
  total := 0;
  async call add();
  call add();
  assert total != 1;
}
