target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
%struct._IO_FILE = type { i32, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, %struct._IO_marker*, %struct._IO_FILE*, i32, i32, i64, i16, i8, [1 x i8], i8*, i64, %struct._IO_codecvt*, %struct._IO_wide_data*, %struct._IO_FILE*, i8*, i64, i32, [20 x i8] }
%struct._IO_marker = type opaque
%struct._IO_codecvt = type opaque
%struct._IO_wide_data = type opaque
@.str = private unnamed_addr constant [14 x i8] c"stream.closed\00", align 1
@.str.1 = private unnamed_addr constant [43 x i8] c"freopen: what is opened again is no stream\00", align 1
@.str.2 = private unnamed_addr constant [36 x i8] c"fclose: what is closed is no stream\00", align 1
@.str.3 = private unnamed_addr constant [36 x i8] c"pclose: what is closed is no stream\00", align 1
@.str.4 = private unnamed_addr constant [7 x i8] c"memory\00", align 1
@.str.5 = private unnamed_addr constant [42 x i8] c"a standard stream is used that was closed\00", align 1
define weak dso_local zeroext i1 @__model_stream_closed(%struct._IO_FILE* noundef %file) {
entry:
  %0 = bitcast %struct._IO_FILE* %file to i8*
  %call = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str, i64 0, i64 0), i8* noundef %0)
  %cmp = icmp ne i64 %call, 0
  ret i1 %cmp
}
declare dso_local i64 @__gsmack_ghost_get(i8* noundef, i8* noundef)
define dso_local %struct._IO_FILE* @freopen(i8* noalias noundef %path, i8* noalias noundef %mode, %struct._IO_FILE* noalias noundef %file) {
entry:
  %tobool = icmp ne i8* %path, null
  br i1 %tobool, label %if.then, label %if.end
if.then:
  %call.i = call i64 @__gsmack_text_length(i8* noundef %path, i32 noundef 0)
  %cmp.i = icmp slt i64 %call.i, 0
  br i1 %cmp.i, label %if.then.i, label %reads_all.exit
if.then.i:
  call void @__model_printed_text(i8* noundef %path, i32 noundef -1)
  br label %reads_all.exit
reads_all.exit:
  br label %if.end
if.end:
  %call.i4 = call i64 @__gsmack_text_length(i8* noundef %mode, i32 noundef 0)
  %cmp.i5 = icmp slt i64 %call.i4, 0
  br i1 %cmp.i5, label %if.then.i6, label %reads_all.exit7
if.then.i6:
  call void @__model_printed_text(i8* noundef %mode, i32 noundef -1)
  br label %reads_all.exit7
reads_all.exit7:
  %call = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call, label %if.then1, label %if.end2
if.then1:
  %0 = bitcast %struct._IO_FILE* %file to i8*
  call void @__gsmack_uses(i8* noundef %0, i64 noundef 216)
  %call.i.i.i = call zeroext i1 @__model_stream_closed(%struct._IO_FILE* noundef %file)
  %lnot.i.i.i = xor i1 %call.i.i.i, true
  call void @__gsmack_assert(i1 noundef zeroext %lnot.i.i.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.4, i64 0, i64 0), i8* noundef getelementptr inbounds ([42 x i8], [42 x i8]* @.str.5, i64 0, i64 0))
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
  br label %return
if.end2:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.end.i.i, label %if.then.i.i8
if.then.i.i8:
  br label %fails.exit
if.end.i.i:
  %call.i.i9 = call i32 @__gsmack_nondet_int()
  %cmp.i.i = icmp sgt i32 %call.i.i9, 0
  br i1 %cmp.i.i, label %land.rhs.i.i, label %land.end.i.i
land.rhs.i.i:
  %cmp1.i.i = icmp sle i32 %call.i.i9, 133
  br label %land.end.i.i
land.end.i.i:
  %1 = phi i1 [ false, %if.end.i.i ], [ %cmp1.i.i, %land.rhs.i.i ]
  call void @__gsmack_assume(i1 noundef zeroext %1)
  %cmp2.i.i = icmp eq i32 %call.i.i9, 11
  br i1 %cmp2.i.i, label %if.then3.i.i, label %if.end5.i.i
if.then3.i.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i.i.i, label %fails_with.exit.i.i
if.then.i.i.i:
  %call.i.i.i10 = call i32* @__errno_location()
  store i32 11, i32* %call.i.i.i10, align 4
  br label %fails_with.exit.i.i
fails_with.exit.i.i:
  br label %cleanup.i.i
if.end5.i.i:
  %cmp6.i.i = icmp eq i32 %call.i.i9, 4
  br i1 %cmp6.i.i, label %if.then7.i.i, label %if.end9.i.i
if.then7.i.i:
  call void @__gsmack_assume(i1 noundef zeroext false)
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
  store i32 %call.i.i9, i32* %call.i9.i.i, align 4
  br label %fails_with.exit11.i.i
fails_with.exit11.i.i:
  br label %cleanup.i.i
cleanup.i.i:
  br label %fails.exit
fails.exit:
  call void @end(%struct._IO_FILE* noundef %file, i8* noundef getelementptr inbounds ([43 x i8], [43 x i8]* @.str.1, i64 0, i64 0))
  br label %return
return:
  %retval.0 = phi %struct._IO_FILE* [ %file, %moves_data.exit ], [ null, %fails.exit ]
  ret %struct._IO_FILE* %retval.0
}
declare dso_local zeroext i1 @__gsmack_nondet_bool()
define internal void @end(%struct._IO_FILE* noundef %file, i8* noundef %no_stream) {
entry:
  %0 = bitcast %struct._IO_FILE* %file to i8*
  call void @__gsmack_uses(i8* noundef %0, i64 noundef 216)
  %call.i.i.i = call zeroext i1 @__model_stream_closed(%struct._IO_FILE* noundef %file)
  %lnot.i.i.i = xor i1 %call.i.i.i, true
  call void @__gsmack_assert(i1 noundef zeroext %lnot.i.i.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.4, i64 0, i64 0), i8* noundef getelementptr inbounds ([42 x i8], [42 x i8]* @.str.5, i64 0, i64 0))
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
  %call = call zeroext i1 @__model_is_standard(%struct._IO_FILE* noundef %file)
  br i1 %call, label %if.then, label %if.end
if.then:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str, i64 0, i64 0), i8* noundef %0, i64 noundef 1)
  br label %return
if.end:
  %call1 = call i64 @__model_family(i8* noundef %0)
  %cmp = icmp eq i64 %call1, 1
  call void @__gsmack_assert(i1 noundef zeroext %cmp, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.4, i64 0, i64 0), i8* noundef %no_stream)
  call void @__gsmack_free(i8* noundef %0)
  br label %return
return:
  ret void
}
define dso_local i32 @fclose(%struct._IO_FILE* noundef %file) {
entry:
  br i1 icmp ne (void (%struct._IO_FILE*, i1)* @__model_tell_text, void (%struct._IO_FILE*, i1)* null), label %if.then, label %if.end
if.then:
  call void @__model_tell_text(%struct._IO_FILE* noundef %file, i1 noundef zeroext true)
  br label %if.end
if.end:
  call void @end(%struct._IO_FILE* noundef %file, i8* noundef getelementptr inbounds ([36 x i8], [36 x i8]* @.str.2, i64 0, i64 0))
  %call.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i, label %cond.true.i, label %cond.false.i
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
declare extern_weak dso_local void @__model_tell_text(%struct._IO_FILE* noundef, i1 noundef zeroext)
define dso_local i32 @pclose(%struct._IO_FILE* noundef %file) {
entry:
  call void @end(%struct._IO_FILE* noundef %file, i8* noundef getelementptr inbounds ([36 x i8], [36 x i8]* @.str.3, i64 0, i64 0))
  %call = call i32 @__gsmack_nondet_int()
  %cmp = icmp eq i32 %call, -1
  br i1 %cmp, label %cond.true, label %cond.false
cond.true:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.end.i.i, label %if.then.i.i
if.then.i.i:
  br label %fails.exit
if.end.i.i:
  %call.i.i = call i32 @__gsmack_nondet_int()
  %cmp.i.i = icmp sgt i32 %call.i.i, 0
  br i1 %cmp.i.i, label %land.rhs.i.i, label %land.end.i.i
land.rhs.i.i:
  %cmp1.i.i = icmp sle i32 %call.i.i, 133
  br label %land.end.i.i
land.end.i.i:
  %0 = phi i1 [ false, %if.end.i.i ], [ %cmp1.i.i, %land.rhs.i.i ]
  call void @__gsmack_assume(i1 noundef zeroext %0)
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
  call void @__gsmack_assume(i1 noundef zeroext false)
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
  br label %fails.exit
fails.exit:
  br label %cond.end
cond.false:
  br label %cond.end
cond.end:
  %cond = phi i32 [ -1, %fails.exit ], [ %call, %cond.false ]
  ret i32 %cond
}
declare dso_local i32 @__gsmack_nondet_int()
declare dso_local i64 @__gsmack_text_length(i8* noundef, i32 noundef)
declare dso_local void @__model_printed_text(i8* noundef, i32 noundef)
declare extern_weak dso_local void @__model_stream_locked(%struct._IO_FILE* noundef)
declare dso_local void @__gsmack_uses(i8* noundef, i64 noundef)
declare dso_local void @__gsmack_assert(i1 noundef zeroext, i8* noundef, i8* noundef)
declare extern_weak dso_local void @__model_stream_buffer(%struct._IO_FILE* noundef)
declare extern_weak dso_local void @__model_cancel_point()
declare extern_weak dso_local i32* @__errno_location()
declare dso_local void @__gsmack_assume(i1 noundef zeroext)
declare dso_local zeroext i1 @__model_is_standard(%struct._IO_FILE* noundef)
declare dso_local void @__gsmack_ghost_set(i8* noundef, i8* noundef, i64 noundef)
declare dso_local i64 @__model_family(i8* noundef)
declare dso_local void @__gsmack_free(i8* noundef)
