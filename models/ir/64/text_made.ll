target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
%struct.__va_list_tag = type { i32, i32, i8*, i8* }
%struct._IO_FILE = type { i32, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, %struct._IO_marker*, %struct._IO_FILE*, i32, i32, i64, i16, i8, [1 x i8], i8*, i64, %struct._IO_codecvt*, %struct._IO_wide_data*, %struct._IO_FILE*, i8*, i64, i32, [20 x i8] }
%struct._IO_marker = type opaque
%struct._IO_codecvt = type opaque
%struct._IO_wide_data = type opaque
@.str = private unnamed_addr constant [30 x i8] c"the text that asprintf writes\00", align 1
@.str.1 = private unnamed_addr constant [31 x i8] c"the text that vasprintf writes\00", align 1
@.str.2 = private unnamed_addr constant [12 x i8] c"line-length\00", align 1
@.str.3 = private unnamed_addr constant [39 x i8] c"getline: the memory is the C library's\00", align 1
@.str.4 = private unnamed_addr constant [36 x i8] c"getline: the memory was made by new\00", align 1
@.str.5 = private unnamed_addr constant [12 x i8] c"stream.text\00", align 1
@.str.6 = private unnamed_addr constant [14 x i8] c"stream.length\00", align 1
@.str.7 = private unnamed_addr constant [47 x i8] c"the text that a stream of open_memstream holds\00", align 1
@.str.8 = private unnamed_addr constant [43 x i8] c"a stream of open_memstream that is flushed\00", align 1
@.str.9 = private unnamed_addr constant [36 x i8] c"a stream over memory of the program\00", align 1
@.str.10 = private unnamed_addr constant [15 x i8] c"printed-length\00", align 1
@.str.11 = private unnamed_addr constant [7 x i8] c"memory\00", align 1
@.str.12 = private unnamed_addr constant [42 x i8] c"a standard stream is used that was closed\00", align 1
@.str.13 = private unnamed_addr constant [24 x i8] c"at the end of the input\00", align 1
@.str.14 = private unnamed_addr constant [10 x i8] c"heap.kept\00", align 1
define dso_local i32 @asprintf(i8** noalias noundef %to, i8* noalias noundef %format, ...) {
entry:
  %call = call i32 @print(i8** noundef %to, i8* noundef getelementptr inbounds ([30 x i8], [30 x i8]* @.str, i64 0, i64 0))
  ret i32 %call
}
define internal i32 @print(i8** noundef %to, i8* noundef %what) {
entry:
  %call = call zeroext i1 @__gsmack_nondet_bool()
  call void @__gsmack_bound(i1 noundef zeroext %call, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.10, i64 0, i64 0), i64 noundef 65536)
  call void @__gsmack_assume(i1 noundef zeroext %call)
  %0 = bitcast i8** %to to i8*
  call void @__gsmack_approximate(i8* noundef %what, i8* noundef %0, i64 noundef 8)
  %call.i = call i64 @__gsmack_nondet_ulong()
  %cmp.i = icmp ult i64 %call.i, 4611686018427387903
  call void @__gsmack_assume(i1 noundef zeroext %cmp.i)
  %cmp = icmp ult i64 %call.i, 65536
  call void @__gsmack_assume(i1 noundef zeroext %cmp)
  %add = add i64 %call.i, 1
  %call3 = call i8* @__gsmack_alloc(i64 noundef %add)
  call void @__gsmack_approximate(i8* noundef %what, i8* noundef %call3, i64 noundef %add)
  %arrayidx = getelementptr inbounds i8, i8* %call3, i64 %call.i
  store i8 0, i8* %arrayidx, align 1
  call void @__model_looks_for_leaks()
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.14, i64 0, i64 0), i8* noundef %call3, i64 noundef 1)
  br i1 icmp ne (void (i8*, i64)* @__model_note_size, void (i8*, i64)* null), label %if.then.i, label %given.exit
if.then.i:
  call void @__model_note_size(i8* noundef %call3, i64 noundef %add)
  br label %given.exit
given.exit:
  store i8* %call3, i8** %to, align 8
  %conv = trunc i64 %call.i to i32
  ret i32 %conv
}
define dso_local i32 @vasprintf(i8** noalias noundef %to, i8* noalias noundef %format, %struct.__va_list_tag* noundef %arguments) {
entry:
  %call.i = call i64 @__gsmack_text_length(i8* noundef %format, i32 noundef 0)
  %cmp.i = icmp slt i64 %call.i, 0
  br i1 %cmp.i, label %if.then.i, label %reads_all.exit
if.then.i:
  call void @__model_printed_text(i8* noundef %format, i32 noundef -1)
  br label %reads_all.exit
reads_all.exit:
  %call = call i32 @print(i8** noundef %to, i8* noundef getelementptr inbounds ([31 x i8], [31 x i8]* @.str.1, i64 0, i64 0))
  ret i32 %call
}
define dso_local i64 @getdelim(i8** noalias noundef %line, i64* noalias noundef %size, i32 noundef %delimiter, %struct._IO_FILE* noalias noundef %file) {
entry:
  %0 = bitcast %struct._IO_FILE* %file to i8*
  call void @__gsmack_uses(i8* noundef %0, i64 noundef 216)
  br i1 icmp ne (i1 (%struct._IO_FILE*)* @__model_stream_closed, i1 (%struct._IO_FILE*)* null), label %if.then.i.i.i, label %if.end.i.i.i
if.then.i.i.i:
  %call.i.i.i = call zeroext i1 @__model_stream_closed(%struct._IO_FILE* noundef %file)
  %lnot.i.i.i = xor i1 %call.i.i.i, true
  call void @__gsmack_assert(i1 noundef zeroext %lnot.i.i.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.11, i64 0, i64 0), i8* noundef getelementptr inbounds ([42 x i8], [42 x i8]* @.str.12, i64 0, i64 0))
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
  %1 = load i8*, i8** %line, align 8
  %tobool = icmp ne i8* %1, null
  br i1 %tobool, label %if.then, label %if.end
if.then:
  %2 = load i64, i64* %size, align 8
  call void @__gsmack_uses(i8* noundef %1, i64 noundef %2)
  br label %if.end
if.end:
  %call.i = call zeroext i1 @__gsmack_nondet_lasting(i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str.13, i64 0, i64 0))
  br i1 %call.i, label %if.end.i, label %if.then.i
if.then.i:
  br label %at_end.exit
if.end.i:
  br i1 icmp ne (i1 ()* @__model_unmatched, i1 ()* null), label %land.rhs.i.i, label %unmatched.exit.i
land.rhs.i.i:
  %call.i.i16 = call zeroext i1 @__model_unmatched()
  br label %unmatched.exit.i
unmatched.exit.i:
  %3 = phi i1 [ false, %if.end.i ], [ %call.i.i16, %land.rhs.i.i ]
  %lnot.i = xor i1 %3, true
  call void @__gsmack_assume(i1 noundef zeroext %lnot.i)
  br label %at_end.exit
at_end.exit:
  %retval.0.i = phi i1 [ true, %unmatched.exit.i ], [ false, %if.then.i ]
  br i1 %retval.0.i, label %if.then1, label %if.end3
if.then1:
  %call2 = call i32 @ended()
  %conv = sext i32 %call2 to i64
  br label %return
if.end3:
  %call.i17 = call i64 @__gsmack_nondet_ulong()
  %cmp.i = icmp ult i64 %call.i17, 4611686018427387903
  call void @__gsmack_assume(i1 noundef zeroext %cmp.i)
  %cmp = icmp uge i64 %call.i17, 1
  call void @__gsmack_assume(i1 noundef zeroext %cmp)
  %cmp6 = icmp ult i64 %call.i17, 65536
  call void @__gsmack_bound(i1 noundef zeroext %cmp6, i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.2, i64 0, i64 0), i64 noundef 65536)
  call void @__gsmack_assume(i1 noundef zeroext %cmp6)
  %4 = load i8*, i8** %line, align 8
  br i1 icmp ne (i64 (i8*)* @__model_family, i64 (i8*)* null), label %if.then.i20, label %freed_by.exit
if.then.i20:
  %call.i18 = call i64 @__model_family(i8* noundef %4)
  %cmp.i19 = icmp slt i64 %call.i18, 4
  call void @__gsmack_assert(i1 noundef zeroext %cmp.i19, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.11, i64 0, i64 0), i8* noundef getelementptr inbounds ([36 x i8], [36 x i8]* @.str.4, i64 0, i64 0))
  %cmp1.i = icmp eq i64 %call.i18, 0
  call void @__gsmack_assert(i1 noundef zeroext %cmp1.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.11, i64 0, i64 0), i8* noundef getelementptr inbounds ([39 x i8], [39 x i8]* @.str.3, i64 0, i64 0))
  br label %freed_by.exit
freed_by.exit:
  call void @__model_looks_for_leaks()
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.14, i64 0, i64 0), i8* noundef %4, i64 noundef 0)
  %5 = load i8*, i8** %line, align 8
  call void @__gsmack_free(i8* noundef %5)
  %add = add i64 %call.i17, 1
  %call10 = call i8* @__gsmack_alloc(i64 noundef %add)
  %arrayidx = getelementptr inbounds i8, i8* %call10, i64 %call.i17
  store i8 0, i8* %arrayidx, align 1
  call void @__model_looks_for_leaks()
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.14, i64 0, i64 0), i8* noundef %call10, i64 noundef 1)
  br i1 icmp ne (void (i8*, i64)* @__model_note_size, void (i8*, i64)* null), label %if.then.i22, label %given.exit
if.then.i22:
  call void @__model_note_size(i8* noundef %call10, i64 noundef %add)
  br label %given.exit
given.exit:
  store i8* %call10, i8** %line, align 8
  store i64 %add, i64* %size, align 8
  %call14 = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call14, label %cond.true, label %cond.false
cond.true:
  %call16 = call i32 @ended()
  %conv17 = sext i32 %call16 to i64
  br label %cond.end
cond.false:
  br label %cond.end
cond.end:
  %cond = phi i64 [ %conv17, %cond.true ], [ %call.i17, %cond.false ]
  br label %return
return:
  %retval.0 = phi i64 [ %conv, %if.then1 ], [ %cond, %cond.end ]
  ret i64 %retval.0
}
declare dso_local void @__gsmack_uses(i8* noundef, i64 noundef)
define internal i32 @ended() {
entry:
  %call.i = call zeroext i1 @__gsmack_nondet_lasting(i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str.13, i64 0, i64 0))
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
declare dso_local void @__gsmack_assume(i1 noundef zeroext)
declare dso_local void @__gsmack_bound(i1 noundef zeroext, i8* noundef, i64 noundef)
declare dso_local void @__gsmack_free(i8* noundef)
declare dso_local i8* @__gsmack_alloc(i64 noundef)
declare dso_local zeroext i1 @__gsmack_nondet_bool()
define dso_local i64 @getline(i8** noalias noundef %line, i64* noalias noundef %size, %struct._IO_FILE* noalias noundef %file) {
entry:
  %call = call i64 @getdelim(i8** noundef %line, i64* noundef %size, i32 noundef 10, %struct._IO_FILE* noundef %file)
  ret i64 %call
}
define dso_local noalias %struct._IO_FILE* @open_memstream(i8** noundef %to, i64* noundef %size) {
entry:
  %call.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i, label %if.then.i, label %if.end.i
if.then.i:
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
  %call2.i = call i8* @__gsmack_alloc(i64 noundef 216)
  %1 = bitcast i8* %call2.i to %struct._IO_FILE*
  call void @__model_belongs(i8* noundef %call2.i, i64 noundef 1)
  br label %any_stream.exit
any_stream.exit:
  %retval.0.i = phi %struct._IO_FILE* [ null, %fails.exit.i ], [ %1, %if.end.i ]
  %tobool = icmp ne %struct._IO_FILE* %retval.0.i, null
  br i1 %tobool, label %if.then, label %if.end
if.then:
  %2 = bitcast %struct._IO_FILE* %retval.0.i to i8*
  %3 = ptrtoint i8** %to to i64
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.5, i64 0, i64 0), i8* noundef %2, i64 noundef %3)
  %4 = ptrtoint i64* %size to i64
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.6, i64 0, i64 0), i8* noundef %2, i64 noundef %4)
  br label %if.end
if.end:
  ret %struct._IO_FILE* %retval.0.i
}
declare dso_local void @__gsmack_ghost_set(i8* noundef, i8* noundef, i64 noundef)
define weak dso_local void @__model_tell_text(%struct._IO_FILE* noundef %file, i1 noundef zeroext %closed) {
entry:
  %0 = bitcast %struct._IO_FILE* %file to i8*
  %call = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.5, i64 0, i64 0), i8* noundef %0)
  %1 = inttoptr i64 %call to i8**
  %tobool = icmp ne i8** %1, null
  br i1 %tobool, label %if.end, label %if.then
if.then:
  br label %cleanup
if.end:
  br i1 %closed, label %if.end3, label %if.then2
if.then2:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([43 x i8], [43 x i8]* @.str.8, i64 0, i64 0))
  br label %if.end3
if.end3:
  %call4 = call i32 @print(i8** noundef %1, i8* noundef getelementptr inbounds ([47 x i8], [47 x i8]* @.str.7, i64 0, i64 0))
  %call5 = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.6, i64 0, i64 0), i8* noundef %0)
  %2 = inttoptr i64 %call5 to i64*
  %3 = bitcast i64* %2 to i8*
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([47 x i8], [47 x i8]* @.str.7, i64 0, i64 0), i8* noundef %3, i64 noundef 8)
  %conv = sext i32 %call4 to i64
  store i64 %conv, i64* %2, align 8
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.5, i64 0, i64 0), i8* noundef %0, i64 noundef 0)
  br label %cleanup
cleanup:
  %cleanup.dest.slot.0 = phi i32 [ 0, %if.end3 ], [ 1, %if.then ]
  switch i32 %cleanup.dest.slot.0, label %unreachable [
    i32 0, label %cleanup.cont
    i32 1, label %cleanup.cont
  ]
cleanup.cont:
  ret void
unreachable:
  unreachable
}
declare dso_local i64 @__gsmack_ghost_get(i8* noundef, i8* noundef)
declare dso_local void @__gsmack_unknown(i8* noundef)
declare dso_local void @__gsmack_approximate(i8* noundef, i8* noundef, i64 noundef)
define dso_local noalias %struct._IO_FILE* @fmemopen(i8* noundef %memory, i64 noundef %size, i8* noundef %mode) {
entry:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([36 x i8], [36 x i8]* @.str.9, i64 0, i64 0))
  ret %struct._IO_FILE* null
}
declare dso_local i64 @__gsmack_text_length(i8* noundef, i32 noundef)
declare dso_local void @__model_printed_text(i8* noundef, i32 noundef)
declare extern_weak dso_local void @__model_stream_locked(%struct._IO_FILE* noundef)
declare extern_weak dso_local zeroext i1 @__model_stream_closed(%struct._IO_FILE* noundef)
declare dso_local void @__gsmack_assert(i1 noundef zeroext, i8* noundef, i8* noundef)
declare extern_weak dso_local void @__model_stream_buffer(%struct._IO_FILE* noundef)
declare extern_weak dso_local void @__model_cancel_point()
declare dso_local zeroext i1 @__gsmack_nondet_lasting(i8* noundef)
declare extern_weak dso_local zeroext i1 @__model_unmatched()
declare extern_weak dso_local zeroext i1 @__model_interrupts(i1 noundef zeroext)
declare extern_weak dso_local i32* @__errno_location()
declare dso_local i32 @__gsmack_nondet_int()
declare dso_local i64 @__gsmack_nondet_ulong()
declare extern_weak dso_local i64 @__model_family(i8* noundef)
declare dso_local void @__model_looks_for_leaks()
declare extern_weak dso_local void @__model_note_size(i8* noundef, i64 noundef)
declare dso_local void @__model_belongs(i8* noundef, i64 noundef)
