target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-unknown-linux-gnu"
@_ZSt4cout = dso_local global [272 x i8] zeroinitializer, align 1
@_ZSt4cerr = dso_local global [272 x i8] zeroinitializer, align 1
@_ZSt4clog = dso_local global [272 x i8] zeroinitializer, align 1
@_ZSt5wcout = dso_local global [272 x i8] zeroinitializer, align 1
define dso_local void @_ZNSt8ios_base4InitC1Ev(i8* noundef %init) {
entry:
  ret void
}
define dso_local void @_ZNSt8ios_base4InitD1Ev(i8* noundef %init) {
entry:
  ret void
}
define dso_local i8* @_ZNSolsEi(i8* noundef %stream, i32 noundef %value) {
entry:
  ret i8* %stream
}
define dso_local i8* @_ZNSolsEj(i8* noundef %stream, i32 noundef %value) {
entry:
  ret i8* %stream
}
define dso_local i8* @_ZNSolsEl(i8* noundef %stream, i32 noundef %value) {
entry:
  ret i8* %stream
}
define dso_local i8* @_ZNSolsEm(i8* noundef %stream, i32 noundef %value) {
entry:
  ret i8* %stream
}
define dso_local i8* @_ZNSolsEb(i8* noundef %stream, i1 noundef zeroext %value) {
entry:
  ret i8* %stream
}
define dso_local i8* @_ZNSolsEs(i8* noundef %stream, i16 noundef signext %value) {
entry:
  ret i8* %stream
}
define dso_local i8* @_ZNSolsEt(i8* noundef %stream, i16 noundef zeroext %value) {
entry:
  ret i8* %stream
}
define dso_local i8* @_ZNSolsEx(i8* noundef %stream, i64 noundef %value) {
entry:
  ret i8* %stream
}
define dso_local i8* @_ZNSolsEy(i8* noundef %stream, i64 noundef %value) {
entry:
  ret i8* %stream
}
define dso_local i8* @_ZNSolsEd(i8* noundef %stream, double noundef %value) {
entry:
  ret i8* %stream
}
define dso_local i8* @_ZNSolsEf(i8* noundef %stream, float noundef %value) {
entry:
  ret i8* %stream
}
define dso_local i8* @_ZNSolsEPKv(i8* noundef %stream, i8* noundef %value) {
entry:
  ret i8* %stream
}
define dso_local i8* @_ZNSolsEPFRSoS_E(i8* noundef %stream, i8* (i8*)* noundef %manipulator) {
entry:
  %call = call i8* %manipulator(i8* noundef %stream)
  ret i8* %call
}
define dso_local i8* @_ZSt4endlIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_(i8* noundef %stream) {
entry:
  ret i8* %stream
}
define dso_local i8* @_ZSt5flushIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_(i8* noundef %stream) {
entry:
  ret i8* %stream
}
define dso_local i8* @_ZNSo5flushEv(i8* noundef %stream) {
entry:
  ret i8* %stream
}
define dso_local i8* @_ZNSo3putEc(i8* noundef %stream, i8 noundef signext %c) {
entry:
  ret i8* %stream
}
define dso_local i8* @_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_PKc(i8* noundef %stream, i8* noundef %text) {
entry:
  %tobool = icmp ne i8* %text, null
  br i1 %tobool, label %if.then, label %if.end
if.then:
  %call.i = call i32 @__gsmack_text_length(i8* noundef %text, i32 noundef 0)
  %cmp.i = icmp slt i32 %call.i, 0
  br i1 %cmp.i, label %if.then.i, label %reads_all.exit
if.then.i:
  call void @__model_printed_text(i8* noundef %text, i32 noundef -1)
  br label %reads_all.exit
reads_all.exit:
  br label %if.end
if.end:
  ret i8* %stream
}
define dso_local i8* @_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c(i8* noundef %stream, i8 noundef signext %c) {
entry:
  ret i8* %stream
}
declare dso_local i32 @__gsmack_text_length(i8* noundef, i32 noundef)
declare dso_local void @__model_printed_text(i8* noundef, i32 noundef)
