target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
%struct._IO_FILE = type { i32, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, %struct._IO_marker*, %struct._IO_FILE*, i32, i32, i64, i16, i8, [1 x i8], i8*, i64, %struct._IO_codecvt*, %struct._IO_wide_data*, %struct._IO_FILE*, i8*, i64, i32, [20 x i8] }
%struct._IO_marker = type opaque
%struct._IO_codecvt = type opaque
%struct._IO_wide_data = type opaque
@.str = private unnamed_addr constant [13 x i8] c"stream.owner\00", align 1
@.str.1 = private unnamed_addr constant [7 x i8] c"stream\00", align 1
@.str.2 = private unnamed_addr constant [7 x i8] c"misuse\00", align 1
@.str.3 = private unnamed_addr constant [53 x i8] c"funlockfile: the stream is not locked by this thread\00", align 1
@.str.4 = private unnamed_addr constant [13 x i8] c"stream.count\00", align 1
@.str.5 = private unnamed_addr constant [7 x i8] c"memory\00", align 1
@.str.6 = private unnamed_addr constant [42 x i8] c"a standard stream is used that was closed\00", align 1
@.str.7 = private unnamed_addr constant [24 x i8] c"at the end of the input\00", align 1
define weak dso_local void @__model_stream_locked(%struct._IO_FILE* noundef %file) {
entry:
  call void @take(%struct._IO_FILE* noundef %file)
  %_flags.i = getelementptr inbounds %struct._IO_FILE, %struct._IO_FILE* %file, i32 0, i32 0
  store i32 0, i32* %_flags.i, align 8
  call void @give(%struct._IO_FILE* noundef %file)
  ret void
}
define internal void @take(%struct._IO_FILE* noundef %file) {
entry:
  call void @__gsmack_atomic_begin()
  %0 = bitcast %struct._IO_FILE* %file to i8*
  %call = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str, i64 0, i64 0), i8* noundef %0)
  %cmp = icmp eq i64 %call, 0
  br i1 %cmp, label %lor.end, label %lor.rhs
lor.rhs:
  %call1 = call i64 @__gsmack_self()
  %cmp2 = icmp eq i64 %call, %call1
  br label %lor.end
lor.end:
  %1 = phi i1 [ true, %entry ], [ %cmp2, %lor.rhs ]
  call void @__gsmack_await_for(i1 noundef zeroext %1, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.1, i64 0, i64 0), i8* noundef %0, i64 noundef %call)
  %tobool.i = icmp ne i64 %call, 0
  br i1 %tobool.i, label %if.then.i, label %if.else.i
if.then.i:
  %call.i.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.4, i64 0, i64 0), i8* noundef %0)
  %add.i.i = add nsw i64 %call.i.i, 1
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.4, i64 0, i64 0), i8* noundef %0, i64 noundef %add.i.i)
  br label %take_from.exit
if.else.i:
  %call.i = call i64 @__gsmack_self()
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str, i64 0, i64 0), i8* noundef %0, i64 noundef %call.i)
  br label %take_from.exit
take_from.exit:
  call void @__gsmack_atomic_end()
  ret void
}
define internal void @give(%struct._IO_FILE* noundef %file) {
entry:
  call void @__gsmack_atomic_begin()
  %0 = bitcast %struct._IO_FILE* %file to i8*
  %call = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str, i64 0, i64 0), i8* noundef %0)
  %call1 = call i64 @__gsmack_self()
  %cmp = icmp eq i64 %call, %call1
  call void @__gsmack_assert(i1 noundef zeroext %cmp, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([53 x i8], [53 x i8]* @.str.3, i64 0, i64 0))
  %call2 = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.4, i64 0, i64 0), i8* noundef %0)
  %cmp3 = icmp sgt i64 %call2, 0
  br i1 %cmp3, label %if.then, label %if.else
if.then:
  %call.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.4, i64 0, i64 0), i8* noundef %0)
  %add.i = add nsw i64 %call.i, -1
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.4, i64 0, i64 0), i8* noundef %0, i64 noundef %add.i)
  br label %if.end
if.else:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str, i64 0, i64 0), i8* noundef %0, i64 noundef 0)
  br label %if.end
if.end:
  call void @__gsmack_atomic_end()
  ret void
}
define dso_local void @flockfile(%struct._IO_FILE* noundef %file) {
entry:
  %0 = bitcast %struct._IO_FILE* %file to i8*
  call void @__gsmack_uses(i8* noundef %0, i64 noundef 216)
  br i1 icmp ne (i1 (%struct._IO_FILE*)* @__model_stream_closed, i1 (%struct._IO_FILE*)* null), label %if.then.i, label %if.end.i
if.then.i:
  %call.i = call zeroext i1 @__model_stream_closed(%struct._IO_FILE* noundef %file)
  %lnot.i = xor i1 %call.i, true
  call void @__gsmack_assert(i1 noundef zeroext %lnot.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.5, i64 0, i64 0), i8* noundef getelementptr inbounds ([42 x i8], [42 x i8]* @.str.6, i64 0, i64 0))
  br label %if.end.i
if.end.i:
  br i1 icmp ne (void (%struct._IO_FILE*)* @__model_stream_buffer, void (%struct._IO_FILE*)* null), label %if.then1.i, label %uses_open_stream.exit
if.then1.i:
  call void @__model_stream_buffer(%struct._IO_FILE* noundef %file)
  br label %uses_open_stream.exit
uses_open_stream.exit:
  call void @take(%struct._IO_FILE* noundef %file)
  ret void
}
define dso_local i32 @ftrylockfile(%struct._IO_FILE* noundef %file) {
entry:
  %0 = bitcast %struct._IO_FILE* %file to i8*
  call void @__gsmack_uses(i8* noundef %0, i64 noundef 216)
  br i1 icmp ne (i1 (%struct._IO_FILE*)* @__model_stream_closed, i1 (%struct._IO_FILE*)* null), label %if.then.i, label %if.end.i
if.then.i:
  %call.i = call zeroext i1 @__model_stream_closed(%struct._IO_FILE* noundef %file)
  %lnot.i = xor i1 %call.i, true
  call void @__gsmack_assert(i1 noundef zeroext %lnot.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.5, i64 0, i64 0), i8* noundef getelementptr inbounds ([42 x i8], [42 x i8]* @.str.6, i64 0, i64 0))
  br label %if.end.i
if.end.i:
  br i1 icmp ne (void (%struct._IO_FILE*)* @__model_stream_buffer, void (%struct._IO_FILE*)* null), label %if.then1.i, label %uses_open_stream.exit
if.then1.i:
  call void @__model_stream_buffer(%struct._IO_FILE* noundef %file)
  br label %uses_open_stream.exit
uses_open_stream.exit:
  call void @__gsmack_atomic_begin()
  %call = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str, i64 0, i64 0), i8* noundef %0)
  %tobool = icmp ne i64 %call, 0
  br i1 %tobool, label %land.lhs.true, label %if.else
land.lhs.true:
  %call1 = call i64 @__gsmack_self()
  %cmp = icmp ne i64 %call, %call1
  br i1 %cmp, label %if.then, label %if.else
if.then:
  br label %if.end
if.else:
  br i1 %tobool, label %if.then.i7, label %if.else.i
if.then.i7:
  %call.i.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.4, i64 0, i64 0), i8* noundef %0)
  %add.i.i = add nsw i64 %call.i.i, 1
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.4, i64 0, i64 0), i8* noundef %0, i64 noundef %add.i.i)
  br label %take_from.exit
if.else.i:
  %call.i8 = call i64 @__gsmack_self()
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str, i64 0, i64 0), i8* noundef %0, i64 noundef %call.i8)
  br label %take_from.exit
take_from.exit:
  br label %if.end
if.end:
  %error.0 = phi i32 [ 16, %if.then ], [ 0, %take_from.exit ]
  call void @__gsmack_atomic_end()
  ret i32 %error.0
}
declare dso_local void @__gsmack_atomic_begin()
declare dso_local i64 @__gsmack_ghost_get(i8* noundef, i8* noundef)
declare dso_local i64 @__gsmack_self()
declare dso_local void @__gsmack_atomic_end()
define dso_local void @funlockfile(%struct._IO_FILE* noundef %file) {
entry:
  %0 = bitcast %struct._IO_FILE* %file to i8*
  call void @__gsmack_uses(i8* noundef %0, i64 noundef 216)
  br i1 icmp ne (i1 (%struct._IO_FILE*)* @__model_stream_closed, i1 (%struct._IO_FILE*)* null), label %if.then.i, label %if.end.i
if.then.i:
  %call.i = call zeroext i1 @__model_stream_closed(%struct._IO_FILE* noundef %file)
  %lnot.i = xor i1 %call.i, true
  call void @__gsmack_assert(i1 noundef zeroext %lnot.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.5, i64 0, i64 0), i8* noundef getelementptr inbounds ([42 x i8], [42 x i8]* @.str.6, i64 0, i64 0))
  br label %if.end.i
if.end.i:
  br i1 icmp ne (void (%struct._IO_FILE*)* @__model_stream_buffer, void (%struct._IO_FILE*)* null), label %if.then1.i, label %uses_open_stream.exit
if.then1.i:
  call void @__model_stream_buffer(%struct._IO_FILE* noundef %file)
  br label %uses_open_stream.exit
uses_open_stream.exit:
  call void @give(%struct._IO_FILE* noundef %file)
  ret void
}
define dso_local i32 @getc_unlocked(%struct._IO_FILE* noundef %file) {
entry:
  %0 = bitcast %struct._IO_FILE* %file to i8*
  call void @__gsmack_uses(i8* noundef %0, i64 noundef 216)
  br i1 icmp ne (i1 (%struct._IO_FILE*)* @__model_stream_closed, i1 (%struct._IO_FILE*)* null), label %if.then.i.i, label %if.end.i.i
if.then.i.i:
  %call.i.i = call zeroext i1 @__model_stream_closed(%struct._IO_FILE* noundef %file)
  %lnot.i.i = xor i1 %call.i.i, true
  call void @__gsmack_assert(i1 noundef zeroext %lnot.i.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.5, i64 0, i64 0), i8* noundef getelementptr inbounds ([42 x i8], [42 x i8]* @.str.6, i64 0, i64 0))
  br label %if.end.i.i
if.end.i.i:
  br i1 icmp ne (void (%struct._IO_FILE*)* @__model_stream_buffer, void (%struct._IO_FILE*)* null), label %if.then1.i.i, label %uses_open_stream.exit.i
if.then1.i.i:
  call void @__model_stream_buffer(%struct._IO_FILE* noundef %file)
  br label %uses_open_stream.exit.i
uses_open_stream.exit.i:
  br i1 icmp ne (void ()* @__model_cancel_point, void ()* null), label %land.lhs.true.i.i, label %uses_unlocked.exit
land.lhs.true.i.i:
  %call.i2.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i2.i, label %if.then.i3.i, label %uses_unlocked.exit
if.then.i3.i:
  call void @__model_cancel_point()
  br label %uses_unlocked.exit
uses_unlocked.exit:
  %_flags.i.i = getelementptr inbounds %struct._IO_FILE, %struct._IO_FILE* %file, i32 0, i32 0
  store i32 0, i32* %_flags.i.i, align 8
  %call.i.i1 = call zeroext i1 @__gsmack_nondet_lasting(i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str.7, i64 0, i64 0))
  br i1 %call.i.i1, label %if.end.i.i3, label %if.then.i.i2
if.then.i.i2:
  br label %at_end.exit.i
if.end.i.i3:
  br i1 icmp ne (i1 ()* @__model_unmatched, i1 ()* null), label %land.rhs.i.i.i, label %unmatched.exit.i.i
land.rhs.i.i.i:
  %call.i.i.i = call zeroext i1 @__model_unmatched()
  br label %unmatched.exit.i.i
unmatched.exit.i.i:
  %1 = phi i1 [ false, %if.end.i.i3 ], [ %call.i.i.i, %land.rhs.i.i.i ]
  %lnot.i.i4 = xor i1 %1, true
  call void @__gsmack_assume(i1 noundef zeroext %lnot.i.i4)
  br label %at_end.exit.i
at_end.exit.i:
  %retval.0.i.i = phi i1 [ true, %unmatched.exit.i.i ], [ false, %if.then.i.i2 ]
  br i1 %retval.0.i.i, label %if.then.i, label %if.end.i
if.then.i:
  %call.i.i1.i = call zeroext i1 @__gsmack_nondet_lasting(i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str.7, i64 0, i64 0))
  br i1 %call.i.i1.i, label %if.end.i.i.i, label %if.then.i.i.i
if.then.i.i.i:
  br label %at_end.exit.i.i
if.end.i.i.i:
  br i1 icmp ne (i1 ()* @__model_unmatched, i1 ()* null), label %land.rhs.i.i.i.i, label %unmatched.exit.i.i.i
land.rhs.i.i.i.i:
  %call.i.i.i.i = call zeroext i1 @__model_unmatched()
  br label %unmatched.exit.i.i.i
unmatched.exit.i.i.i:
  %2 = phi i1 [ false, %if.end.i.i.i ], [ %call.i.i.i.i, %land.rhs.i.i.i.i ]
  %lnot.i.i.i = xor i1 %2, true
  call void @__gsmack_assume(i1 noundef zeroext %lnot.i.i.i)
  br label %at_end.exit.i.i
at_end.exit.i.i:
  %retval.0.i.i.i = phi i1 [ true, %unmatched.exit.i.i.i ], [ false, %if.then.i.i.i ]
  br i1 %retval.0.i.i.i, label %cond.true.i.i, label %cond.false.i.i
cond.true.i.i:
  br label %ended.exit.i
cond.false.i.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.end.i.i.i.i, label %if.then.i.i.i.i
if.then.i.i.i.i:
  br label %fails_or_is_interrupted.exit.i.i
if.end.i.i.i.i:
  %call.i.i1.i.i = call i32 @__gsmack_nondet_int()
  %cmp.i.i.i.i = icmp sgt i32 %call.i.i1.i.i, 0
  br i1 %cmp.i.i.i.i, label %land.rhs.i.i2.i.i, label %land.end.i.i.i.i
land.rhs.i.i2.i.i:
  %cmp1.i.i.i.i = icmp sle i32 %call.i.i1.i.i, 133
  br label %land.end.i.i.i.i
land.end.i.i.i.i:
  %3 = phi i1 [ false, %if.end.i.i.i.i ], [ %cmp1.i.i.i.i, %land.rhs.i.i2.i.i ]
  call void @__gsmack_assume(i1 noundef zeroext %3)
  %cmp2.i.i.i.i = icmp eq i32 %call.i.i1.i.i, 11
  br i1 %cmp2.i.i.i.i, label %if.then3.i.i.i.i, label %if.end5.i.i.i.i
if.then3.i.i.i.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i.i.i.i.i, label %fails_with.exit.i.i.i.i
if.then.i.i.i.i.i:
  %call.i.i.i.i.i = call i32* @__errno_location()
  store i32 11, i32* %call.i.i.i.i.i, align 4
  br label %fails_with.exit.i.i.i.i
fails_with.exit.i.i.i.i:
  br label %cleanup.i.i.i.i
if.end5.i.i.i.i:
  %cmp6.i.i.i.i = icmp eq i32 %call.i.i1.i.i, 4
  br i1 %cmp6.i.i.i.i, label %if.then7.i.i.i.i, label %if.end9.i.i.i.i
if.then7.i.i.i.i:
  call void @__gsmack_assume(i1 noundef zeroext icmp ne (i1 (i1)* @__model_interrupts, i1 (i1)* null))
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i7.i.i.i.i, label %fails_with.exit8.i.i.i.i
if.then.i7.i.i.i.i:
  %call.i6.i.i.i.i = call i32* @__errno_location()
  store i32 4, i32* %call.i6.i.i.i.i, align 4
  br label %fails_with.exit8.i.i.i.i
fails_with.exit8.i.i.i.i:
  br label %cleanup.i.i.i.i
if.end9.i.i.i.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i10.i.i.i.i, label %fails_with.exit11.i.i.i.i
if.then.i10.i.i.i.i:
  %call.i9.i.i.i.i = call i32* @__errno_location()
  store i32 %call.i.i1.i.i, i32* %call.i9.i.i.i.i, align 4
  br label %fails_with.exit11.i.i.i.i
fails_with.exit11.i.i.i.i:
  br label %cleanup.i.i.i.i
cleanup.i.i.i.i:
  br label %fails_or_is_interrupted.exit.i.i
fails_or_is_interrupted.exit.i.i:
  br label %ended.exit.i
ended.exit.i:
  br label %any_character.exit
if.end.i:
  %call2.i = call zeroext i8 @__gsmack_nondet_uchar()
  %conv.i = zext i8 %call2.i to i32
  br label %any_character.exit
any_character.exit:
  %retval.0.i = phi i32 [ -1, %ended.exit.i ], [ %conv.i, %if.end.i ]
  ret i32 %retval.0.i
}
define dso_local i32 @fgetc_unlocked(%struct._IO_FILE* noundef %file) {
entry:
  %call = call i32 @getc_unlocked(%struct._IO_FILE* noundef %file)
  ret i32 %call
}
define dso_local i32 @getchar_unlocked() {
entry:
  %call = call %struct._IO_FILE* @__model_standard(i32 noundef 0)
  %call1 = call i32 @getc_unlocked(%struct._IO_FILE* noundef %call)
  ret i32 %call1
}
declare dso_local %struct._IO_FILE* @__model_standard(i32 noundef)
define dso_local i32 @putc_unlocked(i32 noundef %c, %struct._IO_FILE* noundef %file) {
entry:
  %0 = bitcast %struct._IO_FILE* %file to i8*
  call void @__gsmack_uses(i8* noundef %0, i64 noundef 216)
  br i1 icmp ne (i1 (%struct._IO_FILE*)* @__model_stream_closed, i1 (%struct._IO_FILE*)* null), label %if.then.i.i, label %if.end.i.i
if.then.i.i:
  %call.i.i = call zeroext i1 @__model_stream_closed(%struct._IO_FILE* noundef %file)
  %lnot.i.i = xor i1 %call.i.i, true
  call void @__gsmack_assert(i1 noundef zeroext %lnot.i.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.5, i64 0, i64 0), i8* noundef getelementptr inbounds ([42 x i8], [42 x i8]* @.str.6, i64 0, i64 0))
  br label %if.end.i.i
if.end.i.i:
  br i1 icmp ne (void (%struct._IO_FILE*)* @__model_stream_buffer, void (%struct._IO_FILE*)* null), label %if.then1.i.i, label %uses_open_stream.exit.i
if.then1.i.i:
  call void @__model_stream_buffer(%struct._IO_FILE* noundef %file)
  br label %uses_open_stream.exit.i
uses_open_stream.exit.i:
  br i1 icmp ne (void ()* @__model_cancel_point, void ()* null), label %land.lhs.true.i.i, label %uses_unlocked.exit
land.lhs.true.i.i:
  %call.i2.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i2.i, label %if.then.i3.i, label %uses_unlocked.exit
if.then.i3.i:
  call void @__model_cancel_point()
  br label %uses_unlocked.exit
uses_unlocked.exit:
  %_flags.i.i = getelementptr inbounds %struct._IO_FILE, %struct._IO_FILE* %file, i32 0, i32 0
  store i32 0, i32* %_flags.i.i, align 8
  call void (i32, ...) @__model_needs(i32 noundef 0, i32 noundef %c)
  %call.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i, label %cond.true.i, label %cond.false.i
cond.true.i:
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
  %1 = phi i1 [ false, %if.end.i.i.i ], [ %cmp1.i.i.i, %land.rhs.i.i.i ]
  call void @__gsmack_assume(i1 noundef zeroext %1)
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
  br label %character_or_error.exit
cond.false.i:
  %conv.i = trunc i32 %c to i8
  %conv2.i = zext i8 %conv.i to i32
  br label %character_or_error.exit
character_or_error.exit:
  %cond.i = phi i32 [ -1, %fails.exit.i ], [ %conv2.i, %cond.false.i ]
  ret i32 %cond.i
}
define dso_local i32 @fputc_unlocked(i32 noundef %c, %struct._IO_FILE* noundef %file) {
entry:
  %call = call i32 @putc_unlocked(i32 noundef %c, %struct._IO_FILE* noundef %file)
  ret i32 %call
}
define dso_local i32 @putchar_unlocked(i32 noundef %c) {
entry:
  %call = call %struct._IO_FILE* @__model_standard(i32 noundef 1)
  %call1 = call i32 @putc_unlocked(i32 noundef %c, %struct._IO_FILE* noundef %call)
  ret i32 %call1
}
declare dso_local void @__gsmack_await_for(i1 noundef zeroext, i8* noundef, i8* noundef, i64 noundef)
declare dso_local void @__gsmack_assert(i1 noundef zeroext, i8* noundef, i8* noundef)
declare dso_local void @__gsmack_ghost_set(i8* noundef, i8* noundef, i64 noundef)
declare dso_local void @__gsmack_uses(i8* noundef, i64 noundef)
declare extern_weak dso_local zeroext i1 @__model_stream_closed(%struct._IO_FILE* noundef)
declare extern_weak dso_local void @__model_stream_buffer(%struct._IO_FILE* noundef)
declare extern_weak dso_local void @__model_cancel_point()
declare dso_local zeroext i1 @__gsmack_nondet_bool()
declare dso_local zeroext i8 @__gsmack_nondet_uchar()
declare dso_local zeroext i1 @__gsmack_nondet_lasting(i8* noundef)
declare dso_local void @__gsmack_assume(i1 noundef zeroext)
declare extern_weak dso_local zeroext i1 @__model_unmatched()
declare extern_weak dso_local zeroext i1 @__model_interrupts(i1 noundef zeroext)
declare extern_weak dso_local i32* @__errno_location()
declare dso_local i32 @__gsmack_nondet_int()
declare dso_local void @__model_needs(i32 noundef, ...)
