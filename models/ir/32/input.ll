target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-unknown-linux-gnu"
%struct._IO_FILE = type { i32, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, %struct._IO_marker*, %struct._IO_FILE*, i32, i32, i32, i16, i8, [1 x i8], i8*, i64, %struct._IO_codecvt*, %struct._IO_wide_data*, %struct._IO_FILE*, i8*, i32, i32, [40 x i8] }
%struct._IO_marker = type opaque
%struct._IO_codecvt = type opaque
%struct._IO_wide_data = type opaque
@.str = private unnamed_addr constant [11 x i8] c"process.id\00", align 1
@.str.1 = private unnamed_addr constant [24 x i8] c"at the end of the input\00", align 1
@.str.2 = private unnamed_addr constant [7 x i8] c"memory\00", align 1
@.str.3 = private unnamed_addr constant [42 x i8] c"a standard stream is used that was closed\00", align 1
@.str.4 = private unnamed_addr constant [49 x i8] c"in front of a character that scanf does not take\00", align 1
define dso_local i32 @getchar() {
entry:
  %call = call %struct._IO_FILE* @__model_standard(i32 noundef 0)
  %0 = bitcast %struct._IO_FILE* %call to i8*
  call void @__gsmack_uses(i8* noundef %0, i32 noundef 148)
  br i1 icmp ne (i1 (%struct._IO_FILE*)* @__model_stream_closed, i1 (%struct._IO_FILE*)* null), label %if.then.i.i.i, label %if.end.i.i.i
if.then.i.i.i:
  %call.i.i.i = call zeroext i1 @__model_stream_closed(%struct._IO_FILE* noundef %call)
  %lnot.i.i.i = xor i1 %call.i.i.i, true
  call void @__gsmack_assert(i1 noundef zeroext %lnot.i.i.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.2, i32 0, i32 0), i8* noundef getelementptr inbounds ([42 x i8], [42 x i8]* @.str.3, i32 0, i32 0))
  br label %if.end.i.i.i
if.end.i.i.i:
  br i1 icmp ne (void (%struct._IO_FILE*)* @__model_stream_buffer, void (%struct._IO_FILE*)* null), label %if.then1.i.i.i, label %uses_open_stream.exit.i.i
if.then1.i.i.i:
  call void @__model_stream_buffer(%struct._IO_FILE* noundef %call)
  br label %uses_open_stream.exit.i.i
uses_open_stream.exit.i.i:
  br i1 icmp ne (void (%struct._IO_FILE*)* @__model_stream_locked, void (%struct._IO_FILE*)* null), label %if.then.i.i, label %uses_stream.exit.i
if.then.i.i:
  call void @__model_stream_locked(%struct._IO_FILE* noundef %call)
  br label %uses_stream.exit.i
uses_stream.exit.i:
  br i1 icmp ne (void ()* @__model_cancel_point, void ()* null), label %land.lhs.true.i.i, label %moves_data.exit
land.lhs.true.i.i:
  %call.i.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i.i, label %if.then.i1.i, label %moves_data.exit
if.then.i1.i:
  call void @__model_cancel_point()
  br label %moves_data.exit
moves_data.exit:
  %call.i.i1 = call zeroext i1 @__gsmack_nondet_lasting(i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str.1, i32 0, i32 0))
  br i1 %call.i.i1, label %if.end.i.i, label %if.then.i.i2
if.then.i.i2:
  br label %at_end.exit.i
if.end.i.i:
  br i1 icmp ne (i1 ()* @__model_unmatched, i1 ()* null), label %land.rhs.i.i.i, label %unmatched.exit.i.i
land.rhs.i.i.i:
  %call.i.i.i3 = call zeroext i1 @__model_unmatched()
  br label %unmatched.exit.i.i
unmatched.exit.i.i:
  %1 = phi i1 [ false, %if.end.i.i ], [ %call.i.i.i3, %land.rhs.i.i.i ]
  %lnot.i.i = xor i1 %1, true
  call void @__gsmack_assume(i1 noundef zeroext %lnot.i.i)
  br label %at_end.exit.i
at_end.exit.i:
  %retval.0.i.i = phi i1 [ true, %unmatched.exit.i.i ], [ false, %if.then.i.i2 ]
  br i1 %retval.0.i.i, label %if.then.i, label %if.end.i
if.then.i:
  %call1.i = call i32 @ended()
  br label %any_character.exit
if.end.i:
  %call2.i = call zeroext i8 @__gsmack_nondet_uchar()
  %conv.i = zext i8 %call2.i to i32
  br label %any_character.exit
any_character.exit:
  %retval.0.i = phi i32 [ %call1.i, %if.then.i ], [ %conv.i, %if.end.i ]
  ret i32 %retval.0.i
}
declare dso_local %struct._IO_FILE* @__model_standard(i32 noundef)
define dso_local i32 @getc(%struct._IO_FILE* noundef %file) {
entry:
  %0 = bitcast %struct._IO_FILE* %file to i8*
  call void @__gsmack_uses(i8* noundef %0, i32 noundef 148)
  br i1 icmp ne (i1 (%struct._IO_FILE*)* @__model_stream_closed, i1 (%struct._IO_FILE*)* null), label %if.then.i.i.i, label %if.end.i.i.i
if.then.i.i.i:
  %call.i.i.i = call zeroext i1 @__model_stream_closed(%struct._IO_FILE* noundef %file)
  %lnot.i.i.i = xor i1 %call.i.i.i, true
  call void @__gsmack_assert(i1 noundef zeroext %lnot.i.i.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.2, i32 0, i32 0), i8* noundef getelementptr inbounds ([42 x i8], [42 x i8]* @.str.3, i32 0, i32 0))
  br label %if.end.i.i.i
if.end.i.i.i:
  br i1 icmp ne (void (%struct._IO_FILE*)* @__model_stream_buffer, void (%struct._IO_FILE*)* null), label %if.then1.i.i.i, label %uses_open_stream.exit.i.i
if.then1.i.i.i:
  call void @__model_stream_buffer(%struct._IO_FILE* noundef %file)
  br label %uses_open_stream.exit.i.i
uses_open_stream.exit.i.i:
  br i1 icmp ne (void (%struct._IO_FILE*)* @__model_stream_locked, void (%struct._IO_FILE*)* null), label %if.then.i.i, label %uses_stream.exit.i
if.then.i.i:
  call void @__model_stream_locked(%struct._IO_FILE* noundef %file)
  br label %uses_stream.exit.i
uses_stream.exit.i:
  br i1 icmp ne (void ()* @__model_cancel_point, void ()* null), label %land.lhs.true.i.i, label %moves_data.exit
land.lhs.true.i.i:
  %call.i.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i.i, label %if.then.i1.i, label %moves_data.exit
if.then.i1.i:
  call void @__model_cancel_point()
  br label %moves_data.exit
moves_data.exit:
  %call.i.i1 = call zeroext i1 @__gsmack_nondet_lasting(i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str.1, i32 0, i32 0))
  br i1 %call.i.i1, label %if.end.i.i, label %if.then.i.i2
if.then.i.i2:
  br label %at_end.exit.i
if.end.i.i:
  br i1 icmp ne (i1 ()* @__model_unmatched, i1 ()* null), label %land.rhs.i.i.i, label %unmatched.exit.i.i
land.rhs.i.i.i:
  %call.i.i.i3 = call zeroext i1 @__model_unmatched()
  br label %unmatched.exit.i.i
unmatched.exit.i.i:
  %1 = phi i1 [ false, %if.end.i.i ], [ %call.i.i.i3, %land.rhs.i.i.i ]
  %lnot.i.i = xor i1 %1, true
  call void @__gsmack_assume(i1 noundef zeroext %lnot.i.i)
  br label %at_end.exit.i
at_end.exit.i:
  %retval.0.i.i = phi i1 [ true, %unmatched.exit.i.i ], [ false, %if.then.i.i2 ]
  br i1 %retval.0.i.i, label %if.then.i, label %if.end.i
if.then.i:
  %call1.i = call i32 @ended()
  br label %any_character.exit
if.end.i:
  %call2.i = call zeroext i8 @__gsmack_nondet_uchar()
  %conv.i = zext i8 %call2.i to i32
  br label %any_character.exit
any_character.exit:
  %retval.0.i = phi i32 [ %call1.i, %if.then.i ], [ %conv.i, %if.end.i ]
  ret i32 %retval.0.i
}
define dso_local i32 @fgetc(%struct._IO_FILE* noundef %file) {
entry:
  %0 = bitcast %struct._IO_FILE* %file to i8*
  call void @__gsmack_uses(i8* noundef %0, i32 noundef 148)
  br i1 icmp ne (i1 (%struct._IO_FILE*)* @__model_stream_closed, i1 (%struct._IO_FILE*)* null), label %if.then.i.i.i, label %if.end.i.i.i
if.then.i.i.i:
  %call.i.i.i = call zeroext i1 @__model_stream_closed(%struct._IO_FILE* noundef %file)
  %lnot.i.i.i = xor i1 %call.i.i.i, true
  call void @__gsmack_assert(i1 noundef zeroext %lnot.i.i.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.2, i32 0, i32 0), i8* noundef getelementptr inbounds ([42 x i8], [42 x i8]* @.str.3, i32 0, i32 0))
  br label %if.end.i.i.i
if.end.i.i.i:
  br i1 icmp ne (void (%struct._IO_FILE*)* @__model_stream_buffer, void (%struct._IO_FILE*)* null), label %if.then1.i.i.i, label %uses_open_stream.exit.i.i
if.then1.i.i.i:
  call void @__model_stream_buffer(%struct._IO_FILE* noundef %file)
  br label %uses_open_stream.exit.i.i
uses_open_stream.exit.i.i:
  br i1 icmp ne (void (%struct._IO_FILE*)* @__model_stream_locked, void (%struct._IO_FILE*)* null), label %if.then.i.i, label %uses_stream.exit.i
if.then.i.i:
  call void @__model_stream_locked(%struct._IO_FILE* noundef %file)
  br label %uses_stream.exit.i
uses_stream.exit.i:
  br i1 icmp ne (void ()* @__model_cancel_point, void ()* null), label %land.lhs.true.i.i, label %moves_data.exit
land.lhs.true.i.i:
  %call.i.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i.i, label %if.then.i1.i, label %moves_data.exit
if.then.i1.i:
  call void @__model_cancel_point()
  br label %moves_data.exit
moves_data.exit:
  %call.i.i1 = call zeroext i1 @__gsmack_nondet_lasting(i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str.1, i32 0, i32 0))
  br i1 %call.i.i1, label %if.end.i.i, label %if.then.i.i2
if.then.i.i2:
  br label %at_end.exit.i
if.end.i.i:
  br i1 icmp ne (i1 ()* @__model_unmatched, i1 ()* null), label %land.rhs.i.i.i, label %unmatched.exit.i.i
land.rhs.i.i.i:
  %call.i.i.i3 = call zeroext i1 @__model_unmatched()
  br label %unmatched.exit.i.i
unmatched.exit.i.i:
  %1 = phi i1 [ false, %if.end.i.i ], [ %call.i.i.i3, %land.rhs.i.i.i ]
  %lnot.i.i = xor i1 %1, true
  call void @__gsmack_assume(i1 noundef zeroext %lnot.i.i)
  br label %at_end.exit.i
at_end.exit.i:
  %retval.0.i.i = phi i1 [ true, %unmatched.exit.i.i ], [ false, %if.then.i.i2 ]
  br i1 %retval.0.i.i, label %if.then.i, label %if.end.i
if.then.i:
  %call1.i = call i32 @ended()
  br label %any_character.exit
if.end.i:
  %call2.i = call zeroext i8 @__gsmack_nondet_uchar()
  %conv.i = zext i8 %call2.i to i32
  br label %any_character.exit
any_character.exit:
  %retval.0.i = phi i32 [ %call1.i, %if.then.i ], [ %conv.i, %if.end.i ]
  ret i32 %retval.0.i
}
define dso_local i32 @ungetc(i32 noundef %c, %struct._IO_FILE* noundef %file) {
entry:
  %0 = bitcast %struct._IO_FILE* %file to i8*
  call void @__gsmack_uses(i8* noundef %0, i32 noundef 148)
  br i1 icmp ne (i1 (%struct._IO_FILE*)* @__model_stream_closed, i1 (%struct._IO_FILE*)* null), label %if.then.i.i.i, label %if.end.i.i.i
if.then.i.i.i:
  %call.i.i.i = call zeroext i1 @__model_stream_closed(%struct._IO_FILE* noundef %file)
  %lnot.i.i.i = xor i1 %call.i.i.i, true
  call void @__gsmack_assert(i1 noundef zeroext %lnot.i.i.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.2, i32 0, i32 0), i8* noundef getelementptr inbounds ([42 x i8], [42 x i8]* @.str.3, i32 0, i32 0))
  br label %if.end.i.i.i
if.end.i.i.i:
  br i1 icmp ne (void (%struct._IO_FILE*)* @__model_stream_buffer, void (%struct._IO_FILE*)* null), label %if.then1.i.i.i, label %uses_open_stream.exit.i.i
if.then1.i.i.i:
  call void @__model_stream_buffer(%struct._IO_FILE* noundef %file)
  br label %uses_open_stream.exit.i.i
uses_open_stream.exit.i.i:
  br i1 icmp ne (void (%struct._IO_FILE*)* @__model_stream_locked, void (%struct._IO_FILE*)* null), label %if.then.i.i, label %uses_stream.exit.i
if.then.i.i:
  call void @__model_stream_locked(%struct._IO_FILE* noundef %file)
  br label %uses_stream.exit.i
uses_stream.exit.i:
  br i1 icmp ne (void ()* @__model_cancel_point, void ()* null), label %land.lhs.true.i.i, label %moves_data.exit
land.lhs.true.i.i:
  %call.i.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i.i, label %if.then.i1.i, label %moves_data.exit
if.then.i1.i:
  call void @__model_cancel_point()
  br label %moves_data.exit
moves_data.exit:
  ret i32 %c
}
define dso_local i8* @fgets(i8* noalias noundef %to, i32 noundef %size, %struct._IO_FILE* noalias noundef %file) {
entry:
  %0 = bitcast %struct._IO_FILE* %file to i8*
  call void @__gsmack_uses(i8* noundef %0, i32 noundef 148)
  br i1 icmp ne (i1 (%struct._IO_FILE*)* @__model_stream_closed, i1 (%struct._IO_FILE*)* null), label %if.then.i.i.i, label %if.end.i.i.i
if.then.i.i.i:
  %call.i.i.i = call zeroext i1 @__model_stream_closed(%struct._IO_FILE* noundef %file)
  %lnot.i.i.i = xor i1 %call.i.i.i, true
  call void @__gsmack_assert(i1 noundef zeroext %lnot.i.i.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.2, i32 0, i32 0), i8* noundef getelementptr inbounds ([42 x i8], [42 x i8]* @.str.3, i32 0, i32 0))
  br label %if.end.i.i.i
if.end.i.i.i:
  br i1 icmp ne (void (%struct._IO_FILE*)* @__model_stream_buffer, void (%struct._IO_FILE*)* null), label %if.then1.i.i.i, label %uses_open_stream.exit.i.i
if.then1.i.i.i:
  call void @__model_stream_buffer(%struct._IO_FILE* noundef %file)
  br label %uses_open_stream.exit.i.i
uses_open_stream.exit.i.i:
  br i1 icmp ne (void (%struct._IO_FILE*)* @__model_stream_locked, void (%struct._IO_FILE*)* null), label %if.then.i.i, label %uses_stream.exit.i
if.then.i.i:
  call void @__model_stream_locked(%struct._IO_FILE* noundef %file)
  br label %uses_stream.exit.i
uses_stream.exit.i:
  br i1 icmp ne (void ()* @__model_cancel_point, void ()* null), label %land.lhs.true.i.i, label %moves_data.exit
land.lhs.true.i.i:
  %call.i.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i.i, label %if.then.i1.i, label %moves_data.exit
if.then.i1.i:
  call void @__model_cancel_point()
  br label %moves_data.exit
moves_data.exit:
  %cmp = icmp sle i32 %size, 0
  br i1 %cmp, label %if.then, label %if.end
if.then:
  br label %return
if.end:
  %call.i = call zeroext i1 @__gsmack_nondet_lasting(i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str.1, i32 0, i32 0))
  br i1 %call.i, label %if.end.i, label %if.then.i
if.then.i:
  br label %at_end.exit
if.end.i:
  br i1 icmp ne (i1 ()* @__model_unmatched, i1 ()* null), label %land.rhs.i.i, label %unmatched.exit.i
land.rhs.i.i:
  %call.i.i9 = call zeroext i1 @__model_unmatched()
  br label %unmatched.exit.i
unmatched.exit.i:
  %1 = phi i1 [ false, %if.end.i ], [ %call.i.i9, %land.rhs.i.i ]
  %lnot.i = xor i1 %1, true
  call void @__gsmack_assume(i1 noundef zeroext %lnot.i)
  br label %at_end.exit
at_end.exit:
  %retval.0.i = phi i1 [ true, %unmatched.exit.i ], [ false, %if.then.i ]
  br i1 %retval.0.i, label %if.then1, label %if.end3
if.then1:
  %call2 = call i32 @ended()
  br label %return
if.end3:
  br label %while.cond
while.cond:
  %i.0 = phi i32 [ 0, %if.end3 ], [ %add, %if.end12 ]
  %add = add nsw i32 %i.0, 1
  %cmp4 = icmp slt i32 %add, %size
  br i1 %cmp4, label %while.body, label %while.end
while.body:
  %call5 = call signext i8 @__gsmack_nondet_char()
  %arrayidx = getelementptr inbounds i8, i8* %to, i32 %i.0
  store i8 %call5, i8* %arrayidx, align 1
  %conv = sext i8 %call5 to i32
  %cmp7 = icmp eq i32 %conv, 10
  br i1 %cmp7, label %if.then11, label %lor.lhs.false
lor.lhs.false:
  %call9 = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call9, label %if.then11, label %if.end12
if.then11:
  br label %while.end
if.end12:
  br label %while.cond
while.end:
  %i.1 = phi i32 [ %add, %if.then11 ], [ %i.0, %while.cond ]
  %arrayidx13 = getelementptr inbounds i8, i8* %to, i32 %i.1
  store i8 0, i8* %arrayidx13, align 1
  br label %return
return:
  %retval.0 = phi i8* [ null, %if.then ], [ null, %if.then1 ], [ %to, %while.end ]
  ret i8* %retval.0
}
define internal i32 @ended() {
entry:
  %call.i = call zeroext i1 @__gsmack_nondet_lasting(i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str.1, i32 0, i32 0))
  br i1 %call.i, label %if.end.i, label %if.then.i
if.then.i:
  br label %at_end.exit
if.end.i:
  br i1 icmp ne (i1 ()* @__model_unmatched, i1 ()* null), label %land.rhs.i.i, label %unmatched.exit.i
land.rhs.i.i:
  %call.i.i = call zeroext i1 @__model_unmatched()
  br label %unmatched.exit.i
unmatched.exit.i:
  %0 = phi i1 [ false, %if.end.i ], [ %call.i.i, %land.rhs.i.i ]
  %lnot.i = xor i1 %0, true
  call void @__gsmack_assume(i1 noundef zeroext %lnot.i)
  br label %at_end.exit
at_end.exit:
  %retval.0.i = phi i1 [ true, %unmatched.exit.i ], [ false, %if.then.i ]
  br i1 %retval.0.i, label %cond.true, label %cond.false
cond.true:
  br label %cond.end
cond.false:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.end.i.i, label %if.then.i.i
if.then.i.i:
  br label %fails_or_is_interrupted.exit
if.end.i.i:
  %call.i.i1 = call i32 @__gsmack_nondet_int()
  %cmp.i.i = icmp sgt i32 %call.i.i1, 0
  br i1 %cmp.i.i, label %land.rhs.i.i2, label %land.end.i.i
land.rhs.i.i2:
  %cmp1.i.i = icmp sle i32 %call.i.i1, 133
  br label %land.end.i.i
land.end.i.i:
  %1 = phi i1 [ false, %if.end.i.i ], [ %cmp1.i.i, %land.rhs.i.i2 ]
  call void @__gsmack_assume(i1 noundef zeroext %1)
  %cmp2.i.i = icmp eq i32 %call.i.i1, 11
  br i1 %cmp2.i.i, label %if.then3.i.i, label %if.end5.i.i
if.then3.i.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i.i.i, label %fails_with.exit.i.i
if.then.i.i.i:
  %call.i.i.i = call i32* @__errno_location()
  store i32 11, i32* %call.i.i.i, align 4
  br label %fails_with.exit.i.i
fails_with.exit.i.i:
  br label %cleanup.i.i
if.end5.i.i:
  %cmp6.i.i = icmp eq i32 %call.i.i1, 4
  br i1 %cmp6.i.i, label %if.then7.i.i, label %if.end9.i.i
if.then7.i.i:
  call void @__gsmack_assume(i1 noundef zeroext icmp ne (i1 (i1)* @__model_interrupts, i1 (i1)* null))
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i7.i.i, label %fails_with.exit8.i.i
if.then.i7.i.i:
  %call.i6.i.i = call i32* @__errno_location()
  store i32 4, i32* %call.i6.i.i, align 4
  br label %fails_with.exit8.i.i
fails_with.exit8.i.i:
  br label %cleanup.i.i
if.end9.i.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i10.i.i, label %fails_with.exit11.i.i
if.then.i10.i.i:
  %call.i9.i.i = call i32* @__errno_location()
  store i32 %call.i.i1, i32* %call.i9.i.i, align 4
  br label %fails_with.exit11.i.i
fails_with.exit11.i.i:
  br label %cleanup.i.i
cleanup.i.i:
  br label %fails_or_is_interrupted.exit
fails_or_is_interrupted.exit:
  br label %cond.end
cond.end:
  ret i32 -1
}
declare dso_local signext i8 @__gsmack_nondet_char()
declare dso_local zeroext i1 @__gsmack_nondet_bool()
define dso_local i32* @fgetws(i32* noalias noundef %to, i32 noundef %size, %struct._IO_FILE* noalias noundef %file) {
entry:
  %0 = bitcast %struct._IO_FILE* %file to i8*
  call void @__gsmack_uses(i8* noundef %0, i32 noundef 148)
  br i1 icmp ne (i1 (%struct._IO_FILE*)* @__model_stream_closed, i1 (%struct._IO_FILE*)* null), label %if.then.i.i.i, label %if.end.i.i.i
if.then.i.i.i:
  %call.i.i.i = call zeroext i1 @__model_stream_closed(%struct._IO_FILE* noundef %file)
  %lnot.i.i.i = xor i1 %call.i.i.i, true
  call void @__gsmack_assert(i1 noundef zeroext %lnot.i.i.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.2, i32 0, i32 0), i8* noundef getelementptr inbounds ([42 x i8], [42 x i8]* @.str.3, i32 0, i32 0))
  br label %if.end.i.i.i
if.end.i.i.i:
  br i1 icmp ne (void (%struct._IO_FILE*)* @__model_stream_buffer, void (%struct._IO_FILE*)* null), label %if.then1.i.i.i, label %uses_open_stream.exit.i.i
if.then1.i.i.i:
  call void @__model_stream_buffer(%struct._IO_FILE* noundef %file)
  br label %uses_open_stream.exit.i.i
uses_open_stream.exit.i.i:
  br i1 icmp ne (void (%struct._IO_FILE*)* @__model_stream_locked, void (%struct._IO_FILE*)* null), label %if.then.i.i, label %uses_stream.exit.i
if.then.i.i:
  call void @__model_stream_locked(%struct._IO_FILE* noundef %file)
  br label %uses_stream.exit.i
uses_stream.exit.i:
  br i1 icmp ne (void ()* @__model_cancel_point, void ()* null), label %land.lhs.true.i.i, label %moves_data.exit
land.lhs.true.i.i:
  %call.i.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i.i, label %if.then.i1.i, label %moves_data.exit
if.then.i1.i:
  call void @__model_cancel_point()
  br label %moves_data.exit
moves_data.exit:
  %cmp = icmp sle i32 %size, 0
  br i1 %cmp, label %if.then, label %if.end
if.then:
  br label %return
if.end:
  %call.i = call zeroext i1 @__gsmack_nondet_lasting(i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str.1, i32 0, i32 0))
  br i1 %call.i, label %if.end.i, label %if.then.i
if.then.i:
  br label %at_end.exit
if.end.i:
  br i1 icmp ne (i1 ()* @__model_unmatched, i1 ()* null), label %land.rhs.i.i, label %unmatched.exit.i
land.rhs.i.i:
  %call.i.i9 = call zeroext i1 @__model_unmatched()
  br label %unmatched.exit.i
unmatched.exit.i:
  %1 = phi i1 [ false, %if.end.i ], [ %call.i.i9, %land.rhs.i.i ]
  %lnot.i = xor i1 %1, true
  call void @__gsmack_assume(i1 noundef zeroext %lnot.i)
  br label %at_end.exit
at_end.exit:
  %retval.0.i = phi i1 [ true, %unmatched.exit.i ], [ false, %if.then.i ]
  br i1 %retval.0.i, label %if.then1, label %if.end3
if.then1:
  %call2 = call i32 @ended()
  br label %return
if.end3:
  br label %while.cond
while.cond:
  %i.0 = phi i32 [ 0, %if.end3 ], [ %add, %if.end10 ]
  %add = add nsw i32 %i.0, 1
  %cmp4 = icmp slt i32 %add, %size
  br i1 %cmp4, label %while.body, label %while.end
while.body:
  %call5 = call i32 @__gsmack_nondet_int()
  %arrayidx = getelementptr inbounds i32, i32* %to, i32 %i.0
  store i32 %call5, i32* %arrayidx, align 4
  %cmp7 = icmp eq i32 %call5, 10
  br i1 %cmp7, label %if.then9, label %lor.lhs.false
lor.lhs.false:
  %call8 = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call8, label %if.then9, label %if.end10
if.then9:
  br label %while.end
if.end10:
  br label %while.cond
while.end:
  %i.1 = phi i32 [ %add, %if.then9 ], [ %i.0, %while.cond ]
  %arrayidx11 = getelementptr inbounds i32, i32* %to, i32 %i.1
  store i32 0, i32* %arrayidx11, align 4
  br label %return
return:
  %retval.0 = phi i32* [ null, %if.then ], [ null, %if.then1 ], [ %to, %while.end ]
  ret i32* %retval.0
}
declare dso_local i32 @__gsmack_nondet_int()
define dso_local i32 @fread(i8* noalias noundef %to, i32 noundef %size, i32 noundef %count, %struct._IO_FILE* noalias noundef %file) {
entry:
  %0 = bitcast %struct._IO_FILE* %file to i8*
  call void @__gsmack_uses(i8* noundef %0, i32 noundef 148)
  br i1 icmp ne (i1 (%struct._IO_FILE*)* @__model_stream_closed, i1 (%struct._IO_FILE*)* null), label %if.then.i.i.i, label %if.end.i.i.i
if.then.i.i.i:
  %call.i.i.i = call zeroext i1 @__model_stream_closed(%struct._IO_FILE* noundef %file)
  %lnot.i.i.i = xor i1 %call.i.i.i, true
  call void @__gsmack_assert(i1 noundef zeroext %lnot.i.i.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.2, i32 0, i32 0), i8* noundef getelementptr inbounds ([42 x i8], [42 x i8]* @.str.3, i32 0, i32 0))
  br label %if.end.i.i.i
if.end.i.i.i:
  br i1 icmp ne (void (%struct._IO_FILE*)* @__model_stream_buffer, void (%struct._IO_FILE*)* null), label %if.then1.i.i.i, label %uses_open_stream.exit.i.i
if.then1.i.i.i:
  call void @__model_stream_buffer(%struct._IO_FILE* noundef %file)
  br label %uses_open_stream.exit.i.i
uses_open_stream.exit.i.i:
  br i1 icmp ne (void (%struct._IO_FILE*)* @__model_stream_locked, void (%struct._IO_FILE*)* null), label %if.then.i.i, label %uses_stream.exit.i
if.then.i.i:
  call void @__model_stream_locked(%struct._IO_FILE* noundef %file)
  br label %uses_stream.exit.i
uses_stream.exit.i:
  br i1 icmp ne (void ()* @__model_cancel_point, void ()* null), label %land.lhs.true.i.i, label %moves_data.exit
land.lhs.true.i.i:
  %call.i.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i.i, label %if.then.i1.i, label %moves_data.exit
if.then.i1.i:
  call void @__model_cancel_point()
  br label %moves_data.exit
moves_data.exit:
  %call.i = call zeroext i1 @__gsmack_nondet_lasting(i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str.1, i32 0, i32 0))
  br i1 %call.i, label %if.end.i, label %if.then.i
if.then.i:
  br label %at_end.exit
if.end.i:
  br i1 icmp ne (i1 ()* @__model_unmatched, i1 ()* null), label %land.rhs.i.i, label %unmatched.exit.i
land.rhs.i.i:
  %call.i.i6 = call zeroext i1 @__model_unmatched()
  br label %unmatched.exit.i
unmatched.exit.i:
  %1 = phi i1 [ false, %if.end.i ], [ %call.i.i6, %land.rhs.i.i ]
  %lnot.i = xor i1 %1, true
  call void @__gsmack_assume(i1 noundef zeroext %lnot.i)
  br label %at_end.exit
at_end.exit:
  %retval.0.i = phi i1 [ true, %unmatched.exit.i ], [ false, %if.then.i ]
  br i1 %retval.0.i, label %cond.true, label %cond.false
cond.true:
  br label %cond.end
cond.false:
  %call1 = call i32 @__gsmack_nondet_ulong()
  br label %cond.end
cond.end:
  %cond = phi i32 [ 0, %cond.true ], [ %call1, %cond.false ]
  %cmp = icmp ule i32 %cond, %count
  call void @__gsmack_assume(i1 noundef zeroext %cmp)
  %cmp2 = icmp ult i32 %cond, %count
  br i1 %cmp2, label %if.then, label %if.end
if.then:
  %call3 = call i32 @ended()
  br label %if.end
if.end:
  %mul = mul i32 %cond, %size
  br label %for.cond.i
for.cond.i:
  %i.0.i = phi i32 [ 0, %if.end ], [ %inc.i, %for.body.i ]
  %cmp.i = icmp ult i32 %i.0.i, %mul
  br i1 %cmp.i, label %for.body.i, label %fill.exit
for.body.i:
  %call.i7 = call signext i8 @__gsmack_nondet_char()
  %arrayidx.i = getelementptr inbounds i8, i8* %to, i32 %i.0.i
  store i8 %call.i7, i8* %arrayidx.i, align 1
  %inc.i = add i32 %i.0.i, 1
  br label %for.cond.i
fill.exit:
  ret i32 %cond
}
declare dso_local i32 @__gsmack_nondet_ulong()
declare dso_local void @__gsmack_assume(i1 noundef zeroext)
define dso_local i32 @read(i32 noundef %file, i8* noundef %to, i32 noundef %size) {
entry:
  br i1 icmp ne (void ()* @__model_cancel_point, void ()* null), label %if.then.i, label %cancellation_point.exit
if.then.i:
  call void @__model_cancel_point()
  br label %cancellation_point.exit
cancellation_point.exit:
  %cmp = icmp slt i32 %file, 0
  br i1 %cmp, label %if.then, label %if.end
if.then:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i12, label %fails_with.exit
if.then.i12:
  %call.i = call i32* @__errno_location()
  store i32 9, i32* %call.i, align 4
  br label %fails_with.exit
fails_with.exit:
  br label %return
if.end:
  br i1 icmp ne (i1 (i32)* @__model_is_event, i1 (i32)* null), label %land.rhs.i, label %is_event.exit
land.rhs.i:
  %call.i13 = call zeroext i1 @__model_is_event(i32 noundef %file)
  br label %is_event.exit
is_event.exit:
  %0 = phi i1 [ false, %if.end ], [ %call.i13, %land.rhs.i ]
  br i1 %0, label %if.then2, label %if.end4
if.then2:
  %call3 = call i32 @__model_event_read(i32 noundef %file, i8* noundef %to, i32 noundef %size)
  br label %return
if.end4:
  br i1 icmp ne (i1 (i32)* @__model_is_pipe, i1 (i32)* null), label %land.rhs.i15, label %is_pipe.exit
land.rhs.i15:
  %call.i14 = call zeroext i1 @__model_is_pipe(i32 noundef %file)
  br label %is_pipe.exit
is_pipe.exit:
  %1 = phi i1 [ false, %if.end4 ], [ %call.i14, %land.rhs.i15 ]
  br i1 %1, label %if.then6, label %if.end8
if.then6:
  %call7 = call i32 @__model_pipe_read(i32 noundef %file, i8* noundef %to, i32 noundef %size)
  br label %return
if.end8:
  %call.i.i = call zeroext i1 @__gsmack_nondet_lasting(i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str.1, i32 0, i32 0))
  br i1 %call.i.i, label %if.end.i.i, label %if.then.i.i
if.then.i.i:
  br label %at_end.exit.i
if.end.i.i:
  br i1 icmp ne (i1 ()* @__model_unmatched, i1 ()* null), label %land.rhs.i.i.i, label %unmatched.exit.i.i
land.rhs.i.i.i:
  %call.i.i.i = call zeroext i1 @__model_unmatched()
  br label %unmatched.exit.i.i
unmatched.exit.i.i:
  %2 = phi i1 [ false, %if.end.i.i ], [ %call.i.i.i, %land.rhs.i.i.i ]
  %lnot.i.i = xor i1 %2, true
  call void @__gsmack_assume(i1 noundef zeroext %lnot.i.i)
  br label %at_end.exit.i
at_end.exit.i:
  %retval.0.i.i = phi i1 [ true, %unmatched.exit.i.i ], [ false, %if.then.i.i ]
  br i1 %retval.0.i.i, label %cond.true.i, label %cond.false.i
cond.true.i:
  br label %some_input.exit
cond.false.i:
  %call1.i = call i32 @some_bytes(i32 noundef %size)
  br label %some_input.exit
some_input.exit:
  %cond.i = phi i32 [ 0, %cond.true.i ], [ %call1.i, %cond.false.i ]
  %cmp10 = icmp sgt i32 %cond.i, 0
  br i1 %cmp10, label %if.then11, label %if.end12
if.then11:
  br label %for.cond.i
for.cond.i:
  %i.0.i = phi i32 [ 0, %if.then11 ], [ %inc.i, %for.body.i ]
  %cmp.i = icmp ult i32 %i.0.i, %cond.i
  br i1 %cmp.i, label %for.body.i, label %fill.exit
for.body.i:
  %call.i16 = call signext i8 @__gsmack_nondet_char()
  %arrayidx.i = getelementptr inbounds i8, i8* %to, i32 %i.0.i
  store i8 %call.i16, i8* %arrayidx.i, align 1
  %inc.i = add i32 %i.0.i, 1
  br label %for.cond.i
fill.exit:
  br label %if.end12
if.end12:
  br label %return
return:
  %retval.0 = phi i32 [ -1, %fails_with.exit ], [ %call3, %if.then2 ], [ %call7, %if.then6 ], [ %cond.i, %if.end12 ]
  ret i32 %retval.0
}
declare extern_weak dso_local i32 @__model_event_read(i32 noundef, i8* noundef, i32 noundef)
declare extern_weak dso_local i32 @__model_pipe_read(i32 noundef, i8* noundef, i32 noundef)
define dso_local i32 @write(i32 noundef %file, i8* noundef %from, i32 noundef %size) {
entry:
  br i1 icmp ne (void ()* @__model_cancel_point, void ()* null), label %if.then.i, label %cancellation_point.exit
if.then.i:
  call void @__model_cancel_point()
  br label %cancellation_point.exit
cancellation_point.exit:
  %cmp = icmp slt i32 %file, 0
  br i1 %cmp, label %if.then, label %if.end
if.then:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i10, label %fails_with.exit
if.then.i10:
  %call.i = call i32* @__errno_location()
  store i32 9, i32* %call.i, align 4
  br label %fails_with.exit
fails_with.exit:
  br label %return
if.end:
  br i1 icmp ne (i1 (i32)* @__model_is_event, i1 (i32)* null), label %land.rhs.i, label %is_event.exit
land.rhs.i:
  %call.i11 = call zeroext i1 @__model_is_event(i32 noundef %file)
  br label %is_event.exit
is_event.exit:
  %0 = phi i1 [ false, %if.end ], [ %call.i11, %land.rhs.i ]
  br i1 %0, label %if.then2, label %if.end4
if.then2:
  %call3 = call i32 @__model_event_write(i32 noundef %file, i8* noundef %from, i32 noundef %size)
  br label %return
if.end4:
  br i1 icmp ne (i1 (i32)* @__model_is_pipe, i1 (i32)* null), label %land.rhs.i13, label %is_pipe.exit
land.rhs.i13:
  %call.i12 = call zeroext i1 @__model_is_pipe(i32 noundef %file)
  br label %is_pipe.exit
is_pipe.exit:
  %1 = phi i1 [ false, %if.end4 ], [ %call.i12, %land.rhs.i13 ]
  br i1 %1, label %if.then6, label %if.end8
if.then6:
  %call7 = call i32 @__model_pipe_write(i32 noundef %file, i8* noundef %from, i32 noundef %size)
  br label %return
if.end8:
  %tobool.i = icmp ne i32 %size, 0
  br i1 %tobool.i, label %if.then.i15, label %sends.exit
if.then.i15:
  %call.i14 = call i32 @__gsmack_nondet_ulong()
  %cmp.i = icmp ult i32 %call.i14, %size
  call void @__gsmack_assume(i1 noundef zeroext %cmp.i)
  %add.ptr.i = getelementptr inbounds i8, i8* %from, i32 %call.i14
  %2 = load volatile i8, i8* %add.ptr.i, align 1
  call void @__gsmack_sends(i8* noundef %add.ptr.i, i8 noundef signext %2)
  br label %sends.exit
sends.exit:
  %call9 = call i32 @some_bytes(i32 noundef %size)
  br label %return
return:
  %retval.0 = phi i32 [ -1, %fails_with.exit ], [ %call3, %if.then2 ], [ %call7, %if.then6 ], [ %call9, %sends.exit ]
  ret i32 %retval.0
}
declare extern_weak dso_local i32 @__model_event_write(i32 noundef, i8* noundef, i32 noundef)
declare extern_weak dso_local i32 @__model_pipe_write(i32 noundef, i8* noundef, i32 noundef)
define internal i32 @some_bytes(i32 noundef %size) {
entry:
  %call = call i32 @__gsmack_nondet_long()
  %cmp = icmp sge i32 %call, -1
  br i1 %cmp, label %land.rhs, label %land.end
land.rhs:
  %cmp1 = icmp slt i32 %call, 0
  br i1 %cmp1, label %lor.end, label %lor.rhs
lor.rhs:
  %cmp2 = icmp ule i32 %call, %size
  br label %lor.end
lor.end:
  %0 = phi i1 [ true, %land.rhs ], [ %cmp2, %lor.rhs ]
  br label %land.end
land.end:
  %1 = phi i1 [ false, %entry ], [ %0, %lor.end ]
  call void @__gsmack_assume(i1 noundef zeroext %1)
  %cmp3 = icmp slt i32 %call, 0
  br i1 %cmp3, label %cond.true, label %cond.false
cond.true:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.end.i.i, label %if.then.i.i
if.then.i.i:
  br label %fails_or_is_interrupted.exit
if.end.i.i:
  %call.i.i = call i32 @__gsmack_nondet_int()
  %cmp.i.i = icmp sgt i32 %call.i.i, 0
  br i1 %cmp.i.i, label %land.rhs.i.i, label %land.end.i.i
land.rhs.i.i:
  %cmp1.i.i = icmp sle i32 %call.i.i, 133
  br label %land.end.i.i
land.end.i.i:
  %2 = phi i1 [ false, %if.end.i.i ], [ %cmp1.i.i, %land.rhs.i.i ]
  call void @__gsmack_assume(i1 noundef zeroext %2)
  %cmp2.i.i = icmp eq i32 %call.i.i, 11
  br i1 %cmp2.i.i, label %if.then3.i.i, label %if.end5.i.i
if.then3.i.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i.i.i, label %fails_with.exit.i.i
if.then.i.i.i:
  %call.i.i.i = call i32* @__errno_location()
  store i32 11, i32* %call.i.i.i, align 4
  br label %fails_with.exit.i.i
fails_with.exit.i.i:
  br label %cleanup.i.i
if.end5.i.i:
  %cmp6.i.i = icmp eq i32 %call.i.i, 4
  br i1 %cmp6.i.i, label %if.then7.i.i, label %if.end9.i.i
if.then7.i.i:
  call void @__gsmack_assume(i1 noundef zeroext icmp ne (i1 (i1)* @__model_interrupts, i1 (i1)* null))
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i7.i.i, label %fails_with.exit8.i.i
if.then.i7.i.i:
  %call.i6.i.i = call i32* @__errno_location()
  store i32 4, i32* %call.i6.i.i, align 4
  br label %fails_with.exit8.i.i
fails_with.exit8.i.i:
  br label %cleanup.i.i
if.end9.i.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i10.i.i, label %fails_with.exit11.i.i
if.then.i10.i.i:
  %call.i9.i.i = call i32* @__errno_location()
  store i32 %call.i.i, i32* %call.i9.i.i, align 4
  br label %fails_with.exit11.i.i
fails_with.exit11.i.i:
  br label %cleanup.i.i
cleanup.i.i:
  br label %fails_or_is_interrupted.exit
fails_or_is_interrupted.exit:
  br label %cond.end
cond.false:
  br label %cond.end
cond.end:
  %cond = phi i32 [ -1, %fails_or_is_interrupted.exit ], [ %call, %cond.false ]
  ret i32 %cond
}
define dso_local i32 @open(i8* noundef nonnull %path, i32 noundef %flags, ...) {
entry:
  br i1 icmp ne (void ()* @__model_cancel_point, void ()* null), label %if.then.i, label %cancellation_point.exit
if.then.i:
  call void @__model_cancel_point()
  br label %cancellation_point.exit
cancellation_point.exit:
  %call.i = call i32 @__gsmack_text_length(i8* noundef %path, i32 noundef 0)
  %cmp.i = icmp slt i32 %call.i, 0
  br i1 %cmp.i, label %if.then.i1, label %reads_all.exit
if.then.i1:
  call void @__model_printed_text(i8* noundef %path, i32 noundef -1)
  br label %reads_all.exit
reads_all.exit:
  %call = call i32 @any_descriptor()
  ret i32 %call
}
define internal i32 @any_descriptor() {
entry:
  %call = call i32 @__gsmack_nondet_int()
  %cmp = icmp sge i32 %call, -1
  br i1 %cmp, label %land.rhs, label %land.end
land.rhs:
  %cmp1 = icmp slt i32 %call, 1024
  br label %land.end
land.end:
  %0 = phi i1 [ false, %entry ], [ %cmp1, %land.rhs ]
  call void @__gsmack_assume(i1 noundef zeroext %0)
  %cmp2 = icmp slt i32 %call, 0
  br i1 %cmp2, label %if.then, label %if.end
if.then:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.end.i.i, label %if.then.i.i
if.then.i.i:
  br label %fails_or_is_interrupted.exit
if.end.i.i:
  %call.i.i = call i32 @__gsmack_nondet_int()
  %cmp.i.i = icmp sgt i32 %call.i.i, 0
  br i1 %cmp.i.i, label %land.rhs.i.i, label %land.end.i.i
land.rhs.i.i:
  %cmp1.i.i = icmp sle i32 %call.i.i, 133
  br label %land.end.i.i
land.end.i.i:
  %1 = phi i1 [ false, %if.end.i.i ], [ %cmp1.i.i, %land.rhs.i.i ]
  call void @__gsmack_assume(i1 noundef zeroext %1)
  %cmp2.i.i = icmp eq i32 %call.i.i, 11
  br i1 %cmp2.i.i, label %if.then3.i.i, label %if.end5.i.i
if.then3.i.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i.i.i, label %fails_with.exit.i.i
if.then.i.i.i:
  %call.i.i.i = call i32* @__errno_location()
  store i32 11, i32* %call.i.i.i, align 4
  br label %fails_with.exit.i.i
fails_with.exit.i.i:
  br label %cleanup.i.i
if.end5.i.i:
  %cmp6.i.i = icmp eq i32 %call.i.i, 4
  br i1 %cmp6.i.i, label %if.then7.i.i, label %if.end9.i.i
if.then7.i.i:
  call void @__gsmack_assume(i1 noundef zeroext icmp ne (i1 (i1)* @__model_interrupts, i1 (i1)* null))
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i7.i.i, label %fails_with.exit8.i.i
if.then.i7.i.i:
  %call.i6.i.i = call i32* @__errno_location()
  store i32 4, i32* %call.i6.i.i, align 4
  br label %fails_with.exit8.i.i
fails_with.exit8.i.i:
  br label %cleanup.i.i
if.end9.i.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i10.i.i, label %fails_with.exit11.i.i
if.then.i10.i.i:
  %call.i9.i.i = call i32* @__errno_location()
  store i32 %call.i.i, i32* %call.i9.i.i, align 4
  br label %fails_with.exit11.i.i
fails_with.exit11.i.i:
  br label %cleanup.i.i
cleanup.i.i:
  br label %fails_or_is_interrupted.exit
fails_or_is_interrupted.exit:
  br label %cleanup
if.end:
  br i1 icmp ne (i1 (i32)* @__model_is_event, i1 (i32)* null), label %land.rhs.i.i7, label %is_event.exit.i
land.rhs.i.i7:
  %call.i.i6 = call zeroext i1 @__model_is_event(i32 noundef %call)
  br label %is_event.exit.i
is_event.exit.i:
  %2 = phi i1 [ false, %if.end ], [ %call.i.i6, %land.rhs.i.i7 ]
  br i1 %2, label %is_known.exit, label %lor.rhs.i
lor.rhs.i:
  br i1 icmp ne (i1 (i32)* @__model_is_pipe, i1 (i32)* null), label %land.rhs.i3.i, label %is_pipe.exit.i
land.rhs.i3.i:
  %call.i2.i = call zeroext i1 @__model_is_pipe(i32 noundef %call)
  br label %is_pipe.exit.i
is_pipe.exit.i:
  %3 = phi i1 [ false, %lor.rhs.i ], [ %call.i2.i, %land.rhs.i3.i ]
  br label %is_known.exit
is_known.exit:
  %4 = phi i1 [ true, %is_event.exit.i ], [ %3, %is_pipe.exit.i ]
  %lnot = xor i1 %4, true
  call void @__gsmack_assume(i1 noundef zeroext %lnot)
  br label %cleanup
cleanup:
  %retval.0 = phi i32 [ -1, %fails_or_is_interrupted.exit ], [ %call, %is_known.exit ]
  ret i32 %retval.0
}
define dso_local i32 @close(i32 noundef %file) {
entry:
  br i1 icmp ne (void ()* @__model_cancel_point, void ()* null), label %if.then.i, label %cancellation_point.exit
if.then.i:
  call void @__model_cancel_point()
  br label %cancellation_point.exit
cancellation_point.exit:
  %cmp = icmp slt i32 %file, 0
  br i1 %cmp, label %if.then, label %if.end
if.then:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i6, label %fails_with.exit
if.then.i6:
  %call.i = call i32* @__errno_location()
  store i32 9, i32* %call.i, align 4
  br label %fails_with.exit
fails_with.exit:
  br label %return
if.end:
  br i1 icmp ne (void (i32)* @__model_epoll_forget, void (i32)* null), label %if.then1, label %if.end2
if.then1:
  call void @__model_epoll_forget(i32 noundef %file)
  br label %if.end2
if.end2:
  br i1 icmp ne (i1 (i32)* @__model_is_event, i1 (i32)* null), label %land.rhs.i, label %is_event.exit
land.rhs.i:
  %call.i7 = call zeroext i1 @__model_is_event(i32 noundef %file)
  br label %is_event.exit
is_event.exit:
  %0 = phi i1 [ false, %if.end2 ], [ %call.i7, %land.rhs.i ]
  br i1 %0, label %if.then4, label %if.end5
if.then4:
  call void @__model_event_close(i32 noundef %file)
  br label %return
if.end5:
  br i1 icmp ne (i1 (i32)* @__model_is_pipe, i1 (i32)* null), label %land.rhs.i9, label %is_pipe.exit
land.rhs.i9:
  %call.i8 = call zeroext i1 @__model_is_pipe(i32 noundef %file)
  br label %is_pipe.exit
is_pipe.exit:
  %1 = phi i1 [ false, %if.end5 ], [ %call.i8, %land.rhs.i9 ]
  br i1 %1, label %if.then7, label %if.end8
if.then7:
  call void @__model_pipe_close(i32 noundef %file)
  br label %return
if.end8:
  %call.i10 = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i10, label %cond.true.i, label %cond.false.i
cond.true.i:
  br label %done_or_interrupted.exit
cond.false.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.end.i.i.i, label %if.then.i.i.i
if.then.i.i.i:
  br label %fails_or_is_interrupted.exit.i
if.end.i.i.i:
  %call.i.i.i = call i32 @__gsmack_nondet_int()
  %cmp.i.i.i = icmp sgt i32 %call.i.i.i, 0
  br i1 %cmp.i.i.i, label %land.rhs.i.i.i, label %land.end.i.i.i
land.rhs.i.i.i:
  %cmp1.i.i.i = icmp sle i32 %call.i.i.i, 133
  br label %land.end.i.i.i
land.end.i.i.i:
  %2 = phi i1 [ false, %if.end.i.i.i ], [ %cmp1.i.i.i, %land.rhs.i.i.i ]
  call void @__gsmack_assume(i1 noundef zeroext %2)
  %cmp2.i.i.i = icmp eq i32 %call.i.i.i, 11
  br i1 %cmp2.i.i.i, label %if.then3.i.i.i, label %if.end5.i.i.i
if.then3.i.i.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i.i.i.i, label %fails_with.exit.i.i.i
if.then.i.i.i.i:
  %call.i.i.i.i = call i32* @__errno_location()
  store i32 11, i32* %call.i.i.i.i, align 4
  br label %fails_with.exit.i.i.i
fails_with.exit.i.i.i:
  br label %cleanup.i.i.i
if.end5.i.i.i:
  %cmp6.i.i.i = icmp eq i32 %call.i.i.i, 4
  br i1 %cmp6.i.i.i, label %if.then7.i.i.i, label %if.end9.i.i.i
if.then7.i.i.i:
  call void @__gsmack_assume(i1 noundef zeroext icmp ne (i1 (i1)* @__model_interrupts, i1 (i1)* null))
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i7.i.i.i, label %fails_with.exit8.i.i.i
if.then.i7.i.i.i:
  %call.i6.i.i.i = call i32* @__errno_location()
  store i32 4, i32* %call.i6.i.i.i, align 4
  br label %fails_with.exit8.i.i.i
fails_with.exit8.i.i.i:
  br label %cleanup.i.i.i
if.end9.i.i.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i10.i.i.i, label %fails_with.exit11.i.i.i
if.then.i10.i.i.i:
  %call.i9.i.i.i = call i32* @__errno_location()
  store i32 %call.i.i.i, i32* %call.i9.i.i.i, align 4
  br label %fails_with.exit11.i.i.i
fails_with.exit11.i.i.i:
  br label %cleanup.i.i.i
cleanup.i.i.i:
  br label %fails_or_is_interrupted.exit.i
fails_or_is_interrupted.exit.i:
  br label %done_or_interrupted.exit
done_or_interrupted.exit:
  %cond.i = phi i32 [ 0, %cond.true.i ], [ -1, %fails_or_is_interrupted.exit.i ]
  br label %return
return:
  %retval.0 = phi i32 [ -1, %fails_with.exit ], [ 0, %if.then4 ], [ 0, %if.then7 ], [ %cond.i, %done_or_interrupted.exit ]
  ret i32 %retval.0
}
declare extern_weak dso_local void @__model_epoll_forget(i32 noundef)
declare extern_weak dso_local void @__model_event_close(i32 noundef)
declare extern_weak dso_local void @__model_pipe_close(i32 noundef)
define dso_local i32 @access(i8* noundef nonnull %path, i32 noundef %mode) {
entry:
  %call.i = call i32 @__gsmack_text_length(i8* noundef %path, i32 noundef 0)
  %cmp.i = icmp slt i32 %call.i, 0
  br i1 %cmp.i, label %if.then.i, label %reads_all.exit
if.then.i:
  call void @__model_printed_text(i8* noundef %path, i32 noundef -1)
  br label %reads_all.exit
reads_all.exit:
  %call.i1 = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i1, label %cond.true.i, label %cond.false.i
cond.true.i:
  br label %done_or_not.exit
cond.false.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.end.i.i.i, label %if.then.i.i.i
if.then.i.i.i:
  br label %fails.exit.i
if.end.i.i.i:
  %call.i.i.i = call i32 @__gsmack_nondet_int()
  %cmp.i.i.i = icmp sgt i32 %call.i.i.i, 0
  br i1 %cmp.i.i.i, label %land.rhs.i.i.i, label %land.end.i.i.i
land.rhs.i.i.i:
  %cmp1.i.i.i = icmp sle i32 %call.i.i.i, 133
  br label %land.end.i.i.i
land.end.i.i.i:
  %0 = phi i1 [ false, %if.end.i.i.i ], [ %cmp1.i.i.i, %land.rhs.i.i.i ]
  call void @__gsmack_assume(i1 noundef zeroext %0)
  %cmp2.i.i.i = icmp eq i32 %call.i.i.i, 11
  br i1 %cmp2.i.i.i, label %if.then3.i.i.i, label %if.end5.i.i.i
if.then3.i.i.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i.i.i.i, label %fails_with.exit.i.i.i
if.then.i.i.i.i:
  %call.i.i.i.i = call i32* @__errno_location()
  store i32 11, i32* %call.i.i.i.i, align 4
  br label %fails_with.exit.i.i.i
fails_with.exit.i.i.i:
  br label %cleanup.i.i.i
if.end5.i.i.i:
  %cmp6.i.i.i = icmp eq i32 %call.i.i.i, 4
  br i1 %cmp6.i.i.i, label %if.then7.i.i.i, label %if.end9.i.i.i
if.then7.i.i.i:
  call void @__gsmack_assume(i1 noundef zeroext false)
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i7.i.i.i, label %fails_with.exit8.i.i.i
if.then.i7.i.i.i:
  %call.i6.i.i.i = call i32* @__errno_location()
  store i32 4, i32* %call.i6.i.i.i, align 4
  br label %fails_with.exit8.i.i.i
fails_with.exit8.i.i.i:
  br label %cleanup.i.i.i
if.end9.i.i.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i10.i.i.i, label %fails_with.exit11.i.i.i
if.then.i10.i.i.i:
  %call.i9.i.i.i = call i32* @__errno_location()
  store i32 %call.i.i.i, i32* %call.i9.i.i.i, align 4
  br label %fails_with.exit11.i.i.i
fails_with.exit11.i.i.i:
  br label %cleanup.i.i.i
cleanup.i.i.i:
  br label %fails.exit.i
fails.exit.i:
  br label %done_or_not.exit
done_or_not.exit:
  %cond.i = phi i32 [ 0, %cond.true.i ], [ -1, %fails.exit.i ]
  ret i32 %cond.i
}
define dso_local i32 @unlink(i8* noundef nonnull %path) {
entry:
  %call.i = call i32 @__gsmack_text_length(i8* noundef %path, i32 noundef 0)
  %cmp.i = icmp slt i32 %call.i, 0
  br i1 %cmp.i, label %if.then.i, label %reads_all.exit
if.then.i:
  call void @__model_printed_text(i8* noundef %path, i32 noundef -1)
  br label %reads_all.exit
reads_all.exit:
  %call.i1 = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i1, label %cond.true.i, label %cond.false.i
cond.true.i:
  br label %done_or_not.exit
cond.false.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.end.i.i.i, label %if.then.i.i.i
if.then.i.i.i:
  br label %fails.exit.i
if.end.i.i.i:
  %call.i.i.i = call i32 @__gsmack_nondet_int()
  %cmp.i.i.i = icmp sgt i32 %call.i.i.i, 0
  br i1 %cmp.i.i.i, label %land.rhs.i.i.i, label %land.end.i.i.i
land.rhs.i.i.i:
  %cmp1.i.i.i = icmp sle i32 %call.i.i.i, 133
  br label %land.end.i.i.i
land.end.i.i.i:
  %0 = phi i1 [ false, %if.end.i.i.i ], [ %cmp1.i.i.i, %land.rhs.i.i.i ]
  call void @__gsmack_assume(i1 noundef zeroext %0)
  %cmp2.i.i.i = icmp eq i32 %call.i.i.i, 11
  br i1 %cmp2.i.i.i, label %if.then3.i.i.i, label %if.end5.i.i.i
if.then3.i.i.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i.i.i.i, label %fails_with.exit.i.i.i
if.then.i.i.i.i:
  %call.i.i.i.i = call i32* @__errno_location()
  store i32 11, i32* %call.i.i.i.i, align 4
  br label %fails_with.exit.i.i.i
fails_with.exit.i.i.i:
  br label %cleanup.i.i.i
if.end5.i.i.i:
  %cmp6.i.i.i = icmp eq i32 %call.i.i.i, 4
  br i1 %cmp6.i.i.i, label %if.then7.i.i.i, label %if.end9.i.i.i
if.then7.i.i.i:
  call void @__gsmack_assume(i1 noundef zeroext false)
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i7.i.i.i, label %fails_with.exit8.i.i.i
if.then.i7.i.i.i:
  %call.i6.i.i.i = call i32* @__errno_location()
  store i32 4, i32* %call.i6.i.i.i, align 4
  br label %fails_with.exit8.i.i.i
fails_with.exit8.i.i.i:
  br label %cleanup.i.i.i
if.end9.i.i.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i10.i.i.i, label %fails_with.exit11.i.i.i
if.then.i10.i.i.i:
  %call.i9.i.i.i = call i32* @__errno_location()
  store i32 %call.i.i.i, i32* %call.i9.i.i.i, align 4
  br label %fails_with.exit11.i.i.i
fails_with.exit11.i.i.i:
  br label %cleanup.i.i.i
cleanup.i.i.i:
  br label %fails.exit.i
fails.exit.i:
  br label %done_or_not.exit
done_or_not.exit:
  %cond.i = phi i32 [ 0, %cond.true.i ], [ -1, %fails.exit.i ]
  ret i32 %cond.i
}
define dso_local noalias %struct._IO_FILE* @fopen(i8* noalias noundef %path, i8* noalias noundef %mode) {
entry:
  br i1 icmp ne (void ()* @__model_cancel_point, void ()* null), label %land.lhs.true.i, label %possible_cancellation_point.exit
land.lhs.true.i:
  %call.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i, label %if.then.i, label %possible_cancellation_point.exit
if.then.i:
  call void @__model_cancel_point()
  br label %possible_cancellation_point.exit
possible_cancellation_point.exit:
  %call.i1 = call i32 @__gsmack_text_length(i8* noundef %path, i32 noundef 0)
  %cmp.i = icmp slt i32 %call.i1, 0
  br i1 %cmp.i, label %if.then.i2, label %reads_all.exit
if.then.i2:
  call void @__model_printed_text(i8* noundef %path, i32 noundef -1)
  br label %reads_all.exit
reads_all.exit:
  %call.i3 = call i32 @__gsmack_text_length(i8* noundef %mode, i32 noundef 0)
  %cmp.i4 = icmp slt i32 %call.i3, 0
  br i1 %cmp.i4, label %if.then.i5, label %reads_all.exit6
if.then.i5:
  call void @__model_printed_text(i8* noundef %mode, i32 noundef -1)
  br label %reads_all.exit6
reads_all.exit6:
  %call.i7 = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i7, label %if.then.i8, label %if.end.i
if.then.i8:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.end.i.i.i, label %if.then.i.i.i
if.then.i.i.i:
  br label %fails.exit.i
if.end.i.i.i:
  %call.i.i.i = call i32 @__gsmack_nondet_int()
  %cmp.i.i.i = icmp sgt i32 %call.i.i.i, 0
  br i1 %cmp.i.i.i, label %land.rhs.i.i.i, label %land.end.i.i.i
land.rhs.i.i.i:
  %cmp1.i.i.i = icmp sle i32 %call.i.i.i, 133
  br label %land.end.i.i.i
land.end.i.i.i:
  %0 = phi i1 [ false, %if.end.i.i.i ], [ %cmp1.i.i.i, %land.rhs.i.i.i ]
  call void @__gsmack_assume(i1 noundef zeroext %0)
  %cmp2.i.i.i = icmp eq i32 %call.i.i.i, 11
  br i1 %cmp2.i.i.i, label %if.then3.i.i.i, label %if.end5.i.i.i
if.then3.i.i.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i.i.i.i, label %fails_with.exit.i.i.i
if.then.i.i.i.i:
  %call.i.i.i.i = call i32* @__errno_location()
  store i32 11, i32* %call.i.i.i.i, align 4
  br label %fails_with.exit.i.i.i
fails_with.exit.i.i.i:
  br label %cleanup.i.i.i
if.end5.i.i.i:
  %cmp6.i.i.i = icmp eq i32 %call.i.i.i, 4
  br i1 %cmp6.i.i.i, label %if.then7.i.i.i, label %if.end9.i.i.i
if.then7.i.i.i:
  call void @__gsmack_assume(i1 noundef zeroext false)
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i7.i.i.i, label %fails_with.exit8.i.i.i
if.then.i7.i.i.i:
  %call.i6.i.i.i = call i32* @__errno_location()
  store i32 4, i32* %call.i6.i.i.i, align 4
  br label %fails_with.exit8.i.i.i
fails_with.exit8.i.i.i:
  br label %cleanup.i.i.i
if.end9.i.i.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i10.i.i.i, label %fails_with.exit11.i.i.i
if.then.i10.i.i.i:
  %call.i9.i.i.i = call i32* @__errno_location()
  store i32 %call.i.i.i, i32* %call.i9.i.i.i, align 4
  br label %fails_with.exit11.i.i.i
fails_with.exit11.i.i.i:
  br label %cleanup.i.i.i
cleanup.i.i.i:
  br label %fails.exit.i
fails.exit.i:
  br label %any_stream.exit
if.end.i:
  %call2.i = call i8* @__gsmack_alloc(i32 noundef 148)
  %1 = bitcast i8* %call2.i to %struct._IO_FILE*
  call void @__model_belongs(i8* noundef %call2.i, i32 noundef 1)
  br label %any_stream.exit
any_stream.exit:
  %retval.0.i = phi %struct._IO_FILE* [ null, %fails.exit.i ], [ %1, %if.end.i ]
  ret %struct._IO_FILE* %retval.0.i
}
define dso_local void @__model_uses_stream(%struct._IO_FILE* noundef %file) {
entry:
  %0 = bitcast %struct._IO_FILE* %file to i8*
  call void @__gsmack_uses(i8* noundef %0, i32 noundef 148)
  br i1 icmp ne (i1 (%struct._IO_FILE*)* @__model_stream_closed, i1 (%struct._IO_FILE*)* null), label %if.then.i.i, label %if.end.i.i
if.then.i.i:
  %call.i.i = call zeroext i1 @__model_stream_closed(%struct._IO_FILE* noundef %file)
  %lnot.i.i = xor i1 %call.i.i, true
  call void @__gsmack_assert(i1 noundef zeroext %lnot.i.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.2, i32 0, i32 0), i8* noundef getelementptr inbounds ([42 x i8], [42 x i8]* @.str.3, i32 0, i32 0))
  br label %if.end.i.i
if.end.i.i:
  br i1 icmp ne (void (%struct._IO_FILE*)* @__model_stream_buffer, void (%struct._IO_FILE*)* null), label %if.then1.i.i, label %uses_open_stream.exit.i
if.then1.i.i:
  call void @__model_stream_buffer(%struct._IO_FILE* noundef %file)
  br label %uses_open_stream.exit.i
uses_open_stream.exit.i:
  br i1 icmp ne (void (%struct._IO_FILE*)* @__model_stream_locked, void (%struct._IO_FILE*)* null), label %if.then.i, label %uses_stream.exit
if.then.i:
  call void @__model_stream_locked(%struct._IO_FILE* noundef %file)
  br label %uses_stream.exit
uses_stream.exit:
  ret void
}
define dso_local i32 @feof(%struct._IO_FILE* noundef %file) {
entry:
  %0 = bitcast %struct._IO_FILE* %file to i8*
  call void @__gsmack_uses(i8* noundef %0, i32 noundef 148)
  br i1 icmp ne (i1 (%struct._IO_FILE*)* @__model_stream_closed, i1 (%struct._IO_FILE*)* null), label %if.then.i.i, label %if.end.i.i
if.then.i.i:
  %call.i.i = call zeroext i1 @__model_stream_closed(%struct._IO_FILE* noundef %file)
  %lnot.i.i = xor i1 %call.i.i, true
  call void @__gsmack_assert(i1 noundef zeroext %lnot.i.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.2, i32 0, i32 0), i8* noundef getelementptr inbounds ([42 x i8], [42 x i8]* @.str.3, i32 0, i32 0))
  br label %if.end.i.i
if.end.i.i:
  br i1 icmp ne (void (%struct._IO_FILE*)* @__model_stream_buffer, void (%struct._IO_FILE*)* null), label %if.then1.i.i, label %uses_open_stream.exit.i
if.then1.i.i:
  call void @__model_stream_buffer(%struct._IO_FILE* noundef %file)
  br label %uses_open_stream.exit.i
uses_open_stream.exit.i:
  br i1 icmp ne (void (%struct._IO_FILE*)* @__model_stream_locked, void (%struct._IO_FILE*)* null), label %if.then.i, label %uses_stream.exit
if.then.i:
  call void @__model_stream_locked(%struct._IO_FILE* noundef %file)
  br label %uses_stream.exit
uses_stream.exit:
  br i1 icmp ne (i1 ()* @__model_unmatched, i1 ()* null), label %land.rhs.i.i, label %unmatched.exit.i
land.rhs.i.i:
  %call.i.i1 = call zeroext i1 @__model_unmatched()
  br label %unmatched.exit.i
unmatched.exit.i:
  %1 = phi i1 [ false, %uses_stream.exit ], [ %call.i.i1, %land.rhs.i.i ]
  br i1 %1, label %land.rhs.i, label %at_unmatched.exit
land.rhs.i:
  %call1.i = call zeroext i1 @__gsmack_nondet_lasting(i8* noundef getelementptr inbounds ([49 x i8], [49 x i8]* @.str.4, i32 0, i32 0))
  br label %at_unmatched.exit
at_unmatched.exit:
  %2 = phi i1 [ false, %unmatched.exit.i ], [ %call1.i, %land.rhs.i ]
  br i1 %2, label %cond.true, label %cond.false
cond.true:
  br label %cond.end
cond.false:
  %call1 = call i32 @__gsmack_nondet_int()
  br label %cond.end
cond.end:
  %cond = phi i32 [ 0, %cond.true ], [ %call1, %cond.false ]
  ret i32 %cond
}
define dso_local i32 @ferror(%struct._IO_FILE* noundef %file) {
entry:
  %0 = bitcast %struct._IO_FILE* %file to i8*
  call void @__gsmack_uses(i8* noundef %0, i32 noundef 148)
  br i1 icmp ne (i1 (%struct._IO_FILE*)* @__model_stream_closed, i1 (%struct._IO_FILE*)* null), label %if.then.i.i, label %if.end.i.i
if.then.i.i:
  %call.i.i = call zeroext i1 @__model_stream_closed(%struct._IO_FILE* noundef %file)
  %lnot.i.i = xor i1 %call.i.i, true
  call void @__gsmack_assert(i1 noundef zeroext %lnot.i.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.2, i32 0, i32 0), i8* noundef getelementptr inbounds ([42 x i8], [42 x i8]* @.str.3, i32 0, i32 0))
  br label %if.end.i.i
if.end.i.i:
  br i1 icmp ne (void (%struct._IO_FILE*)* @__model_stream_buffer, void (%struct._IO_FILE*)* null), label %if.then1.i.i, label %uses_open_stream.exit.i
if.then1.i.i:
  call void @__model_stream_buffer(%struct._IO_FILE* noundef %file)
  br label %uses_open_stream.exit.i
uses_open_stream.exit.i:
  br i1 icmp ne (void (%struct._IO_FILE*)* @__model_stream_locked, void (%struct._IO_FILE*)* null), label %if.then.i, label %uses_stream.exit
if.then.i:
  call void @__model_stream_locked(%struct._IO_FILE* noundef %file)
  br label %uses_stream.exit
uses_stream.exit:
  br i1 icmp ne (i1 ()* @__model_unmatched, i1 ()* null), label %land.rhs.i.i, label %unmatched.exit.i
land.rhs.i.i:
  %call.i.i1 = call zeroext i1 @__model_unmatched()
  br label %unmatched.exit.i
unmatched.exit.i:
  %1 = phi i1 [ false, %uses_stream.exit ], [ %call.i.i1, %land.rhs.i.i ]
  br i1 %1, label %land.rhs.i, label %at_unmatched.exit
land.rhs.i:
  %call1.i = call zeroext i1 @__gsmack_nondet_lasting(i8* noundef getelementptr inbounds ([49 x i8], [49 x i8]* @.str.4, i32 0, i32 0))
  br label %at_unmatched.exit
at_unmatched.exit:
  %2 = phi i1 [ false, %unmatched.exit.i ], [ %call1.i, %land.rhs.i ]
  br i1 %2, label %cond.true, label %cond.false
cond.true:
  br label %cond.end
cond.false:
  %call1 = call i32 @__gsmack_nondet_int()
  br label %cond.end
cond.end:
  %cond = phi i32 [ 0, %cond.true ], [ %call1, %cond.false ]
  ret i32 %cond
}
define dso_local i32 @fileno(%struct._IO_FILE* noundef %file) {
entry:
  %0 = bitcast %struct._IO_FILE* %file to i8*
  call void @__gsmack_uses(i8* noundef %0, i32 noundef 148)
  br i1 icmp ne (i1 (%struct._IO_FILE*)* @__model_stream_closed, i1 (%struct._IO_FILE*)* null), label %if.then.i.i, label %if.end.i.i
if.then.i.i:
  %call.i.i = call zeroext i1 @__model_stream_closed(%struct._IO_FILE* noundef %file)
  %lnot.i.i = xor i1 %call.i.i, true
  call void @__gsmack_assert(i1 noundef zeroext %lnot.i.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.2, i32 0, i32 0), i8* noundef getelementptr inbounds ([42 x i8], [42 x i8]* @.str.3, i32 0, i32 0))
  br label %if.end.i.i
if.end.i.i:
  br i1 icmp ne (void (%struct._IO_FILE*)* @__model_stream_buffer, void (%struct._IO_FILE*)* null), label %if.then1.i.i, label %uses_open_stream.exit.i
if.then1.i.i:
  call void @__model_stream_buffer(%struct._IO_FILE* noundef %file)
  br label %uses_open_stream.exit.i
uses_open_stream.exit.i:
  br i1 icmp ne (void (%struct._IO_FILE*)* @__model_stream_locked, void (%struct._IO_FILE*)* null), label %if.then.i, label %uses_stream.exit
if.then.i:
  call void @__model_stream_locked(%struct._IO_FILE* noundef %file)
  br label %uses_stream.exit
uses_stream.exit:
  %call = call i32 @any_descriptor()
  ret i32 %call
}
define dso_local i32 @getpid() {
entry:
  call void @__gsmack_atomic_begin()
  %call = call i32 @__gsmack_ghost_get_scalar(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str, i32 0, i32 0))
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %if.end, label %if.then
if.then:
  %call1 = call i32 @__gsmack_nondet_int()
  %cmp = icmp sgt i32 %call1, 1
  br i1 %cmp, label %land.rhs, label %land.end
land.rhs:
  %cmp2 = icmp sle i32 %call1, 4194304
  br label %land.end
land.end:
  %0 = phi i1 [ false, %if.then ], [ %cmp2, %land.rhs ]
  call void @__gsmack_assume(i1 noundef zeroext %0)
  call void @__gsmack_ghost_set_scalar(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str, i32 0, i32 0), i32 noundef %call1)
  br label %if.end
if.end:
  %id.0 = phi i32 [ %call, %entry ], [ %call1, %land.end ]
  call void @__gsmack_atomic_end()
  ret i32 %id.0
}
declare dso_local void @__gsmack_atomic_begin()
declare dso_local i32 @__gsmack_ghost_get_scalar(i8* noundef)
declare dso_local void @__gsmack_ghost_set_scalar(i8* noundef, i32 noundef)
declare dso_local void @__gsmack_atomic_end()
define dso_local i32 @getppid() {
entry:
  %call = call i32 @__gsmack_nondet_int()
  %cmp = icmp sge i32 %call, 0
  br i1 %cmp, label %land.rhs, label %land.end
land.rhs:
  %cmp1 = icmp sle i32 %call, 4194304
  br label %land.end
land.end:
  %0 = phi i1 [ false, %entry ], [ %cmp1, %land.rhs ]
  call void @__gsmack_assume(i1 noundef zeroext %0)
  ret i32 %call
}
declare dso_local zeroext i8 @__gsmack_nondet_uchar()
declare dso_local zeroext i1 @__gsmack_nondet_lasting(i8* noundef)
declare extern_weak dso_local zeroext i1 @__model_unmatched()
declare extern_weak dso_local zeroext i1 @__model_interrupts(i1 noundef zeroext)
declare extern_weak dso_local i32* @__errno_location()
declare extern_weak dso_local void @__model_cancel_point()
declare extern_weak dso_local zeroext i1 @__model_is_event(i32 noundef)
declare extern_weak dso_local zeroext i1 @__model_is_pipe(i32 noundef)
declare dso_local void @__gsmack_sends(i8* noundef, i8 noundef signext)
declare dso_local i32 @__gsmack_nondet_long()
declare dso_local i32 @__gsmack_text_length(i8* noundef, i32 noundef)
declare dso_local void @__model_printed_text(i8* noundef, i32 noundef)
declare dso_local i8* @__gsmack_alloc(i32 noundef)
declare dso_local void @__model_belongs(i8* noundef, i32 noundef)
declare extern_weak dso_local void @__model_stream_locked(%struct._IO_FILE* noundef)
declare dso_local void @__gsmack_uses(i8* noundef, i32 noundef)
declare extern_weak dso_local zeroext i1 @__model_stream_closed(%struct._IO_FILE* noundef)
declare dso_local void @__gsmack_assert(i1 noundef zeroext, i8* noundef, i8* noundef)
declare extern_weak dso_local void @__model_stream_buffer(%struct._IO_FILE* noundef)
